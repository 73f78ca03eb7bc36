// What lies over the table for a while goes away again: by Escape, which leads back to what opened it, or by a click elsewhere.

/**
 * `use:dismissal={close}`, on something with an id that its opener names in aria-controls. A click in the bar is none elsewhere:
 * there one answers with the table in sight.
 */
export function dismissal(node: HTMLElement, close: () => void): { destroy(): void } {
  const opener = () => document.querySelector<HTMLElement>(`[aria-controls="${node.id}"]`);

  function press(event: KeyboardEvent): void {
    const inSheet = event.target instanceof Element && event.target.closest('dialog') !== null;
    if (event.key !== 'Escape' || event.defaultPrevented || inSheet) return;
    event.preventDefault();
    opener()?.focus();
    close();
  }

  // A click that was not meant ends before anything hears of it, but for the window itself.
  function click({ target, defaultPrevented }: MouseEvent): void {
    const bar = document.getElementById('decision');
    const near = [node, opener(), bar?.contains(node) ? null : bar];
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
