// Single keys: what they mean, when they are dead, and whether the player wants them.
import { recall, remember } from './memory';

export type Command =
  | { do: 'take'; n: number }
  | { do: 'back' | 'undo' | 'undo-turn' | 'end' | 'explain' | 'log' | 'why' | 'rotate' | 'flip' }
  | { do: 'step'; by: number; turn: boolean }
  | { do: 'first' | 'last' | 'play' };

const LETTERS: Record<string, Command> = {
  u: { do: 'undo' },
  U: { do: 'undo-turn' },
  e: { do: 'end' },
  '?': { do: 'explain' },
  l: { do: 'log' },
  w: { do: 'why' },
  r: { do: 'rotate' },
  f: { do: 'flip' },
};

export function keysWanted(): boolean {
  return recall('keys') !== 'off';
}

export function wantKeys(wanted: boolean): void {
  remember('keys', wanted ? 'on' : 'off');
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select, [role="dialog"] *'));
}

/** What a key asks for at the table; Escape always works, letters and digits only if they are wanted. */
export function commandOf(event: KeyboardEvent, wanted: boolean): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return null;
  if (event.key === 'Escape') return { do: 'back' };
  if (!wanted) return null;
  if (/^[1-9]$/.test(event.key)) return { do: 'take', n: Number(event.key) - 1 };
  return LETTERS[event.key] ?? (event.shiftKey ? null : (LETTERS[event.key.toLowerCase()] ?? null));
}

/** What a key asks for while looking at the past. */
export function pastCommandOf(event: KeyboardEvent): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return null;
  switch (event.key) {
    case 'ArrowLeft':
      return { do: 'step', by: -1, turn: event.shiftKey };
    case 'ArrowRight':
      return { do: 'step', by: 1, turn: event.shiftKey };
    case 'Home':
      return { do: 'first' };
    case 'End':
      return { do: 'last' };
    case ' ':
      return event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement ? null : { do: 'play' };
    case 'Escape':
      return { do: 'back' };
    default:
      return null;
  }
}
