// Arrow keys between things that lie about on a surface: one stop for Tab, then the nearest in a direction.

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The nearest of several boxes in a direction; sideways distance counts three times. */
export function nearest(from: Box, boxes: Box[], [vx, vy]: [number, number]): number {
  const middle = (box: Box): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
  const [x, y] = middle(from);
  let [best, score] = [-1, Infinity];
  boxes.forEach((box, n) => {
    const [p, q] = middle(box);
    const along = (p - x) * vx + (q - y) * vy;
    const aside = Math.abs((p - x) * vy) + Math.abs((q - y) * vx);
    if (along > 4 && along + 3 * aside < score) [best, score] = [n, along + 3 * aside];
  });
  return best;
}

const isShown = (thing: HTMLElement): boolean => thing.offsetParent !== null;
const EVERYWHERE = [...Object.keys(DIRECTIONS), 'Home', 'End'];

/** `use:lines={selector}`: the same in a list, up and down only; other keys keep their meaning. Nothing in it is hidden: to ask
    would lay out every line that is drawn only when it comes in sight. */
export function lines(node: HTMLElement, selector: string): { destroy(): void } {
  return roving(node, selector, ['ArrowUp', 'ArrowDown'], () => true);
}

/** `use:roving={selector}`: the things it names inside the node share one tab stop, something lit if there is any. */
export function roving(node: HTMLElement, selector: string, keys = EVERYWHERE, shown = isShown): { destroy(): void } {
  const things = () => [...node.querySelectorAll<HTMLElement>(selector)].filter(shown);

  function settle(): void {
    const all = things();
    const lit = all.find((thing) => thing.dataset['lit'] !== undefined);
    const stop = all.find((thing) => thing.tabIndex === 0);
    if (stop && (stop === document.activeElement || !lit || stop.dataset['lit'] !== undefined)) return;
    for (const thing of all) thing.tabIndex = thing === (lit ?? all[0]) ? 0 : -1;
  }

  function enter(event: FocusEvent): void {
    const target = event.target;
    if (!(target instanceof HTMLElement) || !target.matches(selector)) return;
    for (const thing of things()) thing.tabIndex = thing === target ? 0 : -1;
  }

  function move(event: KeyboardEvent): void {
    const direction = DIRECTIONS[event.key];
    const target = event.target;
    if (!keys.includes(event.key)) return;
    if (!(target instanceof HTMLElement) || !target.matches(selector) || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = things();
    let next = direction ? all[nearest(target.getBoundingClientRect(), all.map((thing) => thing.getBoundingClientRect()), direction)] : undefined;
    if (event.key === 'Home') next = all[0];
    if (event.key === 'End') next = all.at(-1);
    if (!next) return; // the key may mean something else where there is nowhere to go
    event.preventDefault();
    next.focus();
  }

  const watch = new MutationObserver(settle);
  watch.observe(node, { childList: true, subtree: true, attributeFilter: ['data-lit'] });
  node.addEventListener('focusin', enter);
  node.addEventListener('keydown', move);
  // What had focus kept the stop while it had it, lit or not; activeElement is told only after this event.
  const leave = () => queueMicrotask(settle);
  node.addEventListener('focusout', leave);
  settle();
  return {
    destroy() {
      watch.disconnect();
      node.removeEventListener('focusin', enter);
      node.removeEventListener('keydown', move);
      node.removeEventListener('focusout', leave);
    },
  };
}
