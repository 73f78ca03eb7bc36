// Daylight, candlelight, or whichever the system has: kept in this browser, shown on the root element.
import { recall, remember } from './memory';

export type ThemeChoice = 'system' | 'light' | 'dark';

export const THEMES: readonly ThemeChoice[] = ['system', 'light', 'dark'];

export const theme: { choice: ThemeChoice } = $state({
  choice: THEMES.find((choice) => choice === recall('theme')) ?? 'system',
});

function show(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
}

export function setTheme(choice: ThemeChoice): void {
  theme.choice = choice;
  show(choice);
  remember('theme', choice);
}

/** Before the first paint. */
export function beginTheme(): void {
  show(theme.choice);
}
