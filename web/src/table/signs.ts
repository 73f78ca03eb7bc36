// Words that have an icon of their own in the sprite: goods that most of these games share.
import type { IconName } from '../parts/icons';

const SIGNS: Partial<Record<string, IconName>> = {
  coins: 'coins',
  stones: 'stones',
  servants: 'servants',
  shields: 'shields',
  faith: 'faith',
};

export function signOf(word: string): IconName | null {
  return SIGNS[word] ?? null;
}
