// Motion from the old view to the new one: what carries a data-id flies from where it was to where it is.

/** The longest anything travels, in milliseconds. */
const FLIGHT = 320;
const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
/** More than these would be a swarm: then nothing flies. */
const MOST = 12;
/** Nearer than this, in pixels, a thing has only made room. */
const NEAR = 10;

export class Flight {
  private before = new Map<string, DOMRect>();
  private origin: DOMRect | null = null;
  private flying: Animation[] = [];

  /** What comes next comes from here, if it was not on the table before: where a choice was made. */
  from(paths: string[]): void {
    const node = paths.map((path) => document.querySelector(`[data-path="${CSS.escape(path)}"]`)).find((element) => element !== null);
    this.origin = node?.getBoundingClientRect() ?? null;
  }

  /** Before the page changes: where everything is, even in mid-flight. */
  leave(root: ParentNode): void {
    this.before = new Map(travellers(root).map((node) => [node.dataset['id'] ?? '', node.getBoundingClientRect()]));
    for (const one of this.flying.splice(0)) one.cancel();
  }

  /** After it has changed: whatever has moved flies there. Nothing waits for it. */
  arrive(root: ParentNode): void {
    const { before, origin } = this;
    this.before = new Map();
    this.origin = null;
    if (before.size === 0 || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const moved = travellers(root).flatMap((node) => {
      const [from, to] = [before.get(node.dataset['id'] ?? '') ?? origin, node.getBoundingClientRect()];
      return from && from.width > 0 && to.width > 0 && Math.hypot(from.x - to.x, from.y - to.y) > NEAR ? [{ node, from, to }] : [];
    });
    if (moved.length <= MOST) for (const { node, from, to } of moved) this.fly(node, from, to);
  }

  /** A likeness flies above everything, because panels clip; the thing itself waits unseen. */
  private fly(node: HTMLElement, from: DOMRect, to: DOMRect): void {
    const likeness = node.cloneNode(true) as HTMLElement;
    for (const one of [likeness, ...likeness.querySelectorAll('*')]) for (const name of ['data-id', 'data-chip', 'data-lit', 'id']) one.removeAttribute(name);
    likeness.inert = true;
    likeness.ariaHidden = 'true';
    Object.assign(likeness.style, {
      position: 'fixed',
      left: `${to.x}px`,
      top: `${to.y}px`,
      width: `${to.width}px`,
      height: `${to.height}px`,
      margin: '0',
      translate: 'none',
      pointerEvents: 'none',
      zIndex: '50',
      transformOrigin: '0 0',
    });
    document.body.append(likeness);
    // By a filter: what has no opacity would count as not printed there.
    node.style.filter = 'opacity(0)';
    const scale = `scale(${from.width / to.width}, ${from.height / to.height})`;
    const flight = likeness.animate([{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) ${scale}` }, { transform: 'none' }], {
      duration: FLIGHT,
      easing: EASING,
    });
    flight.onfinish = flight.oncancel = () => {
      likeness.remove();
      node.style.filter = '';
    };
    this.flying.push(flight);
  }
}

/** Each once: what is told in short and lies open as well travels where it always is. */
function travellers(root: ParentNode): HTMLElement[] {
  const inSight = [...root.querySelectorAll<HTMLElement>('[data-id]')].filter((node) => node.offsetParent !== null);
  return [...new Map(inSight.reverse().map((node) => [node.dataset['id'], node])).values()];
}
