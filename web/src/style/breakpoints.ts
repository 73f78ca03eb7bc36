// Where the layout changes, each width once: style sheets say `@media (--phone)`, and the build puts the widths there.

/** One pane at a time, things to be hit with a thumb: phones, tablets held upright, laptops at 150 % and more. */
export const PHONE = '(max-width: 63.9375em)';

const BREAKPOINTS: Record<string, string> = {
  phone: PHONE,
  'beyond-phone': '(min-width: 64em)',
  /** So little height that the page may scroll: a laptop at 200 %. */
  low: '(max-height: 30em)',
  /** All regions, but so little room that the board may scroll. */
  cramped: '(min-width: 64em) and (max-height: 43em), (min-width: 64em) and (max-width: 79em)',
  /** Not much room: a laptop, or a window that is not tall. */
  compact: '(max-height: 50em), (max-width: 85em)',
  laptop: '(max-width: 85em)',
  roomy: '(min-height: 53.75em) and (min-width: 85.0625em)',
  /** Text that would stand in two columns. */
  'narrow-text': '(max-width: 35em)',
};

/** A style sheet with widths in the places of their names. */
export function withWidths(css: string): string {
  return css.replaceAll(/@media[^{]*\{/g, (query) => query.replaceAll(/\(--([\w-]+)\)/g, (_, name: string) => widthOf(name)));
}

function widthOf(name: string): string {
  const width = BREAKPOINTS[name];
  if (width === undefined) throw new Error(`no breakpoint is called “${name}”; there are: ${Object.keys(BREAKPOINTS).join(', ')}`);
  return width;
}
