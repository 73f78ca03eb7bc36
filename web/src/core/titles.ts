// The tab's title, icon and badge: they tell somebody who looks elsewhere that it is their turn.
const PLAIN = '/favicon.svg';
const WAITING =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Ccircle cx='16' cy='16' r='14' fill='%23b0431f' stroke='%23fffaf0' stroke-width='3'/%3E%3C/svg%3E";

export function entitle(title: string, waiting: boolean): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = waiting ? WAITING : PLAIN;
  const badge = waiting ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  badge?.catch(() => undefined); // only an installed page has one
}
