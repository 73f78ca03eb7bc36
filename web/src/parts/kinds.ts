// The colours, shapes and patterns that seats have.

/** There are so many. */
const KINDS = 5;

/** Which of them is a seat's, counted from 1, as the tokens and patterns of the page are. */
export function kindOf(seat: number): number {
  return (seat % KINDS) + 1;
}
