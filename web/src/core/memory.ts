// What this browser remembers between visits; a browser that forbids it simply forgets.
const PREFIX = 'signoria.';

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // A private window without storage: everything works, nothing stays.
  }
}
