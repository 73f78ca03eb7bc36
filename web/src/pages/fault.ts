// What went wrong, in words for people.
import { ProblemError } from '../core/api';
import { session } from '../core/session.svelte';

export function faultText(fault: unknown): string {
  if (fault instanceof ProblemError) return session.words.translate(fault.problem.what);
  console.error(fault);
  return session.words.say('pages-fault');
}
