// Which values of a view changed just now, and for how long they say so.
import type { View } from './messages';
import { difference } from './view';

/** How long a changed value is tinted, in milliseconds. */
export const TINT = 1200;

/** The paths of all that changed, and of all they lie in: a panel may tint where its part has no place of its own. */
export function changedPaths(before: View | null, after: View | null): Set<string> {
  if (before === null || after === null) return new Set();
  return new Set(difference(before, after).map((change) => change.path));
}
