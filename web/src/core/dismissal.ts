// What lies over the table for a while goes away again: by Escape, which leads back to what opened it, or by a click elsewhere.

/** What opens something, by its id. */
export function openerOf(id: string): HTMLElement | null {
  return document.querySelector(`[aria-controls="${id}"]`);
}

/**
 * `use:dismissal={close}`, on something with an id that its opener names in aria-controls. A click in the bar is none elsewhere:
 * there one answers with the table in sight.
 */
export function dismissal(node: HTMLElement, close: () => void): { destroy(): void } {
  function press(event: KeyboardEvent): void {
    const inSheet = event.target instanceof Element && event.target.closest('dialog') !== null;
    if (event.key !== 'Escape' || event.defaultPrevented || inSheet) return;
    event.preventDefault();
    openerOf(node.id)?.focus();
    close();
  }

  // A click that was not meant ends before anything hears of it, but for the window itself.
  function click({ target, defaultPrevented }: MouseEvent): void {
    const bar = document.getElementById('decision');
    const near = [node, openerOf(node.id), bar?.contains(node) ? null : bar];
    if (!defaultPrevented && target instanceof Node && !near.some((one) => one?.contains(target))) close();
  }

  window.addEventListener('keydown', press, true);
  window.addEventListener('click', click, true);
  return {
    destroy() {
      window.removeEventListener('keydown', press, true);
      window.removeEventListener('click', click, true);
    },
  };
}
