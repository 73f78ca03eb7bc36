// All that lies at a place of a view, by what its game declares: so many of something, things, and what something is.
import type { Field } from './messages';
import { byWord, fieldName, isHad, lastOf, type Place, placesIn, type ReadableView, wordName } from './view';

export interface Holding {
  /** An amount; points that are only counted at the end; a thing that comes or goes; what something is or becomes. */
  kind: 'counted' | 'later' | 'thing' | 'becomes';
  word: string;
  text: string;
  n: number;
  /** Where a thing lies, and what a state is the state of. */
  where: string;
  /** It is nobody's yet, because somebody is in the middle of it. */
  doing: boolean;
  /** It will be paid: there is less by it. */
  due: boolean;
}

const PLAIN = { n: 1, where: '', doing: false, due: false };
const SILENT: (keyof Field)[] = ['asked', 'course', 'estimated', 'spent', 'several', 'scored'];

/** All that lies at a place; mine: for its owner, who sees elsewhere what is only counted here. */
export function holdingsAt(view: ReadableView, place: Place, mine: boolean): Holding[] {
  const { field, value } = place;
  if (value === null || value === undefined || SILENT.some((mark) => field[mark]) || (field.own && mine)) return [];
  const holdings = holdingsIn(view, place, mine);
  if (!field.doing) return holdings;
  // The words of what is being done say what was chosen; that is known.
  return holdings.filter(({ kind }) => kind === 'counted').map((holding) => ({ ...holding, doing: true }));
}

function holdingsIn(view: ReadableView, place: Place, mine: boolean): Holding[] {
  const { path, field, value } = place;
  switch (field.shape) {
    case 'number':
      return [numberHolding(view, place)];
    case 'counters':
      return field.points ? pointHoldings(view, place) : byWord(place).map((part) => ({ ...numberHolding(view, part), n: Number(part.value) * (field.due ? -1 : 1), due: field.due ?? false }));
    case 'record':
      return placesIn(field.fields ?? {}, value as Record<string, unknown>, path).flatMap((inside) => holdingsAt(view, inside, mine));
    case 'things':
      return (value as Record<string, unknown>[]).flatMap((thing) => thingHoldings(view, placesIn(field.fields ?? {}, thing, path), fieldName(view.words, field)));
    case 'word':
    case 'words':
    case 'stacks':
    case 'plan':
      return wordHoldings(view, place);
    case 'grid':
    case 'lists':
    case 'seat':
    case 'flag':
      return [];
  }
}

function numberHolding({ words }: ReadableView, { path, field, value }: Place): Holding {
  const name = fieldName(words, field);
  if (field.state) return { ...PLAIN, kind: 'becomes', word: String(value), text: String(value), where: name };
  return { ...PLAIN, kind: 'counted', word: lastOf(path), text: name, n: Number(value) };
}

function pointHoldings({ words }: ReadableView, place: Place): Holding[] {
  return byWord(place).map((part) => {
    const point = { ...PLAIN, word: 'points', n: Number(part.value) };
    if (isHad(place.field, part)) return { ...point, kind: 'counted', text: fieldName(words, place.field) };
    return { ...point, kind: 'later', text: words.text('platform-play-points-end') };
  });
}

/** A thing of a list: so many of the word beside a number, a single piece, and what it is besides. */
function thingHoldings(view: ReadableView, sides: Place[], where: string): Holding[] {
  const name = (word: unknown) => wordName(view.words, view.glossary, String(word));
  const counted = new Set(sides.map(({ field }) => field.beside));
  const [head] = sides;
  return sides.flatMap((side): Holding[] => {
    const { path, field, value } = side;
    if (field.beside) {
      const word = sides.find((other) => lastOf(other.path) === field.beside)?.value;
      return word === '' ? [] : [{ ...PLAIN, kind: 'counted', word: String(word), text: name(word), n: Number(value) }];
    }
    if (field.shape === 'counters') return holdingsAt(view, side, false);
    if (field.shape !== 'word' || value === '' || counted.has(lastOf(path))) return [];
    if (field.piece) return [{ ...PLAIN, kind: 'thing', word: String(value), text: name(value), where }];
    return head && head !== side ? [{ ...PLAIN, kind: 'becomes', word: String(value), text: name(value), where: name(head.value) }] : [];
  });
}

function wordHoldings({ words, glossary }: ReadableView, { field, value }: Place): Holding[] {
  const list = [value].flat(2).filter((word): word is string => typeof word === 'string' && word !== '');
  const kind = field.shape === 'word' || field.state ? 'becomes' : 'thing';
  return list.map((word) => ({ ...PLAIN, kind, word, text: wordName(words, glossary, word), where: fieldName(words, field) }));
}
