// What the bar offers for some options: each of them, so many of one thing, things to tick, or groups to look into.
import { type Group, type Option, covers, groupBy, groupsByField, placesOf } from './narrowing';
import { outlineOf, rowOf } from './squares';
import { type Entry, entriesOf } from './stepping';
import { type Tick, type TickList, ticksIn } from './ticking';

/** How many buttons a player reads at a glance; beyond that, groups come first. */
const GLANCE = 8;

export type Button = Entry | { tick: Tick } | { group: Group };

/** How many things one sees who looks into a group. */
export function countIn({ options }: Group): number {
  return ticksIn(options).length || entriesOf(options).length;
}

/** Whether a group is one thing to look into: a list to tick, or so many of something. */
function isWhole(group: Group): boolean {
  return ticksIn(group.options).length > 0 || entriesOf(group.options).length === 1;
}

/** The groups in which many options are looked through: by what they concern, by outlines, by rows. */
function groupsToShow(options: Option[]): Group[] {
  if (!options.every(covers)) {
    const byField = groupsByField(options);
    const several = byField.filter(({ options: members }) => members.length > 1);
    // A single group among single options would be one click for nothing: its places stand there instead.
    return several.length > 1 ? byField : byField.flatMap((group) => (isWhole(group) ? [group] : groupBy(group.options, (option) => placesOf(option)[0] ?? '')));
  }
  const outlines = groupBy(options, ({ squares }) => outlineOf(squares));
  return outlines.length > 1 ? outlines : groupBy(options, ({ squares }) => rowOf(squares));
}

/** The buttons for some options: groups while there is more than a glance takes in, options otherwise. */
export function buttons(options: Option[]): Button[] {
  const entries = entriesOf(options);
  const offeredGroups = entries.length <= GLANCE ? [] : groupsToShow(options);
  if (offeredGroups.length < 2) return entries;
  return offeredGroups.map((group) => (group.options.length === 1 && group.options[0] ? { option: group.options[0] } : { group }));
}

/** The buttons of a list to tick: its things, then what takes those that are ticked. */
export function tickButtons({ ticks, exact }: TickList): Button[] {
  return [...ticks.map((tick) => ({ tick })), ...(exact ? [{ option: exact }] : [])];
}
