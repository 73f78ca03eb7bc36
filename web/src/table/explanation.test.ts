import { describe, expect, it } from 'vitest';
import type { Refusal } from '../core/messages';
import type { Words } from '../core/words';
import { reasonsAt, smallestRefusals } from './explanation';

const words = { translate: (label: { key: string }) => label.key, text: (key: string) => key } as unknown as Words;
const question = { key: 'which' };

function refusal(path: string, reason: string, rule: string, missing?: number): Refusal {
  const lack = { key: `lacks ${missing}`, parameters: { what: [{ key: 'stones', parameters: { n: missing ?? 0 } }] } };
  return { code: 'buy', label: { key: 'buy', places: [path] }, reason: { key: reason }, rule, ...(missing ? { missing: lack } : {}) };
}

describe('why nothing can be done somewhere', () => {
  it('is told once for each reason, with its rule', () => {
    const refusals = [refusal('grid.1', 'too dear', 'TOY-001'), refusal('grid.1', 'too dear', 'TOY-001'), refusal('grid.2', 'gone', 'TOY-002')];
    expect(reasonsAt(refusals, ['grid.1'], question, words)).toEqual([{ text: 'too dear', rule: 'TOY-001' }]);
  });

  it('is told of all places together only where just these are refused', () => {
    const touching: Refusal = { code: 'place', label: { key: 'place', places: ['plan.0.1', 'plan.0.0'] }, reason: { key: 'touching' }, rule: 'TOY-007' };
    expect(reasonsAt([touching], ['plan.0.0+plan.0.1'], null, words)).toEqual([{ text: 'touching', rule: 'TOY-007' }]);
    expect(reasonsAt([touching], ['plan.0.0+plan.1.0'], null, words)).toEqual([]);
  });

  it('is that something else is asked, where no rule refuses it', () => {
    expect(reasonsAt([], ['grid.1'], question, words)).toEqual([{ text: 'table-why-first', rule: '' }]);
  });

  it('is nothing of the kind where nobody knows whether it is ever asked about', () => {
    expect(reasonsAt([], ['grid.1'], null, words)).toEqual([]);
  });

  it('is first what is missing, for the option that lacks least', () => {
    const refusals = [refusal('grid.1', 'taken', 'TOY-002'), refusal('grid.1', 'too dear', 'TOY-001', 3), refusal('grid.1', 'too dear', 'TOY-001', 2)];
    expect(reasonsAt(refusals, ['grid.1'], question, words)).toEqual([
      { text: 'lacks 2', rule: 'TOY-001' },
      { text: 'taken', rule: 'TOY-002' },
    ]);
  });

  it('names the same lack once, whichever rules find it', () => {
    const refusals = [refusal('grid.1', 'too dear', 'TOY-001', 2), refusal('grid.1', 'too high', 'TOY-006', 2)];
    expect(reasonsAt(refusals, ['grid.1'], question, words)).toEqual([{ text: 'lacks 2', rule: 'TOY-001' }]);
  });

  it('is what is wrong there rather than anywhere, and no long list', () => {
    const everywhere = ['grid.1', 'grid.2', 'grid.3'].flatMap((path) => [refusal(path, 'used', 'TOY-003'), refusal(path, 'late', 'TOY-004')]);
    const reasons = reasonsAt([...everywhere, refusal('grid.2', 'used', 'TOY-003'), refusal('grid.1', 'taken', 'TOY-002')], ['grid.1'], question, words);
    expect(reasons.map(({ text }) => text)).toEqual(['taken']);
    expect(reasonsAt([...everywhere, refusal('grid.1', 'small', 'TOY-005')], ['grid.2'], question, words).map(({ text }) => text)).toEqual(['used', 'late']);
  });

  it('is nothing while it is not known, and where nothing could ever be done', () => {
    expect(reasonsAt(null, ['grid.1'], question, words)).toEqual([]);
    expect(reasonsAt([], [], question, words)).toEqual([]);
  });
});

describe('what is refused', () => {
  const refused = (code: string, reason: string, ...places: string[]): Refusal => ({ code, label: { key: code, places }, reason: { key: reason }, rule: '' });
  const refusals = [
    refused('produce:slot.2', 'no card', 'slots.1'),
    refused('produce:basic+slot.2', 'no card', 'powers.0', 'slots.1'),
    refused('produce:slot.1', 'too dear', 'powers.1', 'slots.0'),
    refused('produce:slot.1+slot.2', 'no card', 'powers.1', 'slots.0', 'slots.1'),
    refused('produce:slot.1+leader.coins', 'too dear', 'powers.1', 'slots.0'),
    refused('discard:slot.2+slot.3', 'no card', 'slots.1'),
  ];

  it('is each smallest set for each reason, and no larger one', () => {
    expect(smallestRefusals(refusals, words).map(({ code }) => code)).toEqual(['produce:slot.2', 'produce:slot.1', 'discard:slot.2+slot.3']);
  });

  it('is explained by what is wrong there, not beside it', () => {
    expect(reasonsAt(refusals, ['slots.0'], question, words)).toEqual([{ text: 'too dear', rule: '' }]);
  });
});
