import { beforeEach, expect, it, vi } from 'vitest';
import { Guide } from './guide.svelte';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

it('tells nothing unless somebody wants it', () => {
  expect(new Guide('masters').next(['aim'])).toBeNull();
});

it('tells each thing once, also in a later match', () => {
  const guide = new Guide('masters');
  guide.want(true);
  expect(guide.next(['aim', 'market'])).toBe('aim');
  guide.tell('aim');
  expect(guide.next(['aim', 'market'])).toBe('market');
  guide.tell('market');
  expect(guide.next(['aim', 'market'])).toBeNull();
  expect(new Guide('masters').next(['aim', 'end'])).toBe('end');
});

it('is wanted for one game only, until it is no longer wanted, and begins anew then', () => {
  const guide = new Guide('masters');
  guide.want(true);
  guide.tell('aim');
  expect(new Guide('lorenzo').wanted).toBe(false);
  guide.want(false);
  expect(new Guide('masters').wanted).toBe(false);
  guide.want(true);
  expect(new Guide('masters').next(['aim'])).toBe('aim');
});
