// Standing orders in words: how what a seat has ordered reads, and what a form makes of what was picked.
import type { Answer, Glossary, Order, Question } from '../core/messages';
import { fieldAt, fieldName } from '../core/view';
import type { Words } from '../core/words';

export interface OrderDraft {
  question: Question;
  /** One of the question's words, "" for any. */
  word: string;
  /** The most, null for no limit. */
  most: number | null;
  answer: Answer;
}

export function makeOrder({ question, word, most, answer }: OrderDraft): Order {
  const order: Order = { kind: question.kind, codes: answer.codes };
  if (question.place && word) order.when = { [question.place]: word };
  if (question.limit && most !== null) order.most = { [question.limit]: most };
  return order;
}

const alike = (one: string[], other: string[]) => one.length === other.length && one.every((code, n) => code === other[n]);

/** What a word of the glossary is called. */
export function glossaryName(words: Words, glossary: Glossary, word: string): string {
  const [label] = glossary.words[word] ?? [];
  return label ? words.translate(label) : word;
}

/** What a place of the view is called; orders older than the parts of a view name a field of the table by itself. */
export function placeName(words: Words, glossary: Glossary, place: string): string {
  const field = [place, `table.${place}`, `own.${place}`].map((path) => fieldAt(glossary.view, path)).find((candidate) => candidate?.name);
  return fieldName(words, field) || place;
}

/** An order as sentences: the question, when it holds, and the answer. What a program ordered may only have codes. */
export function orderSentences(words: Words, glossary: Glossary, order: Order): { question: string; when: string[]; answer: string } {
  const question = glossary.questions.find(({ kind }) => kind === order.kind);
  const answer = question?.answers.find(({ codes }) => alike(codes, order.codes));
  const when = Object.values(order.when ?? {}).map((word) => words.text('table-order-for', { thing: glossaryName(words, glossary, String(word)) }));
  const most = Object.entries(order.most ?? {}).map(([place, n]) =>
    words.text('table-order-most', { place: placeName(words, glossary, place), n }),
  );
  return {
    question: question ? words.translate(question.question) : order.kind,
    when: [...when, ...most],
    answer: answer ? words.translate(answer.label) : order.codes.join(', '),
  };
}
