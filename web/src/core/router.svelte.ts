// Where we are: the address as reactive state, and ways to go elsewhere without loading the page anew.

interface Route {
  path: string;
  parts: string[];
  query: URLSearchParams;
}

function read(): Route {
  const { pathname, search } = window.location;
  return { path: pathname, parts: pathname.split('/').filter(Boolean), query: new URLSearchParams(search) };
}

export const route: Route = $state(read());

function arrive(): void {
  Object.assign(route, read());
}

export function go(path: string, replace = false): void {
  const before = route.path;
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  arrive();
  // A moment of the same table is the same page: only another page begins at its top.
  if (route.path !== before) window.scrollTo(0, 0);
}

/** Keep in step with the browser's back and forward buttons. */
export function followHistory(): void {
  window.addEventListener('popstate', arrive);
}

function ours(event: MouseEvent, node: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const here = node.origin === window.location.origin && node.target === '' && !node.hasAttribute('download');
  return plain && here && !event.defaultPrevented;
}

/** `use:link`: a click on this anchor stays on the page. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  function follow(event: MouseEvent): void {
    if (!ours(event, node)) return;
    event.preventDefault();
    go(node.pathname + node.search + node.hash);
  }
  node.addEventListener('click', follow);
  return { destroy: () => node.removeEventListener('click', follow) };
}
