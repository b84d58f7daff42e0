import { canBeClocked, isIn } from './clockedPerson.ts';
import type { Subordinate } from '../../people/rules/subordinate.ts';

/** The selected people, across pages, by id. */
export type PeopleSelection = ReadonlyMap<number, Subordinate>;

/** Adds people up to the limit; those who cannot be clocked are left out. */
export function selectPeople(
  selection: PeopleSelection,
  people: readonly Subordinate[],
  cap: number,
): { readonly selection: PeopleSelection; readonly isFull: boolean } {
  const next = new Map(selection);
  for (const person of people) {
    if (!canBeClocked(person)) continue;
    if (!next.has(person.employee.id) && next.size >= cap) return { selection: next, isFull: true };
    next.set(person.employee.id, person);
  }
  return { selection: next, isFull: false };
}

export function deselectPeople(
  selection: PeopleSelection,
  people: readonly Subordinate[],
): PeopleSelection {
  const next = new Map(selection);
  for (const { employee } of people) next.delete(employee.id);
  return next;
}

/** The selection with fresh data of its people; those who can no longer be clocked are removed. */
export function freshSelection(
  selection: PeopleSelection,
  people: readonly Subordinate[],
): PeopleSelection {
  const known = people.filter(({ employee }) => selection.has(employee.id));
  if (known.length === 0) return selection;
  const next = new Map(selection);
  for (const person of known) {
    if (canBeClocked(person)) next.set(person.employee.id, person);
    else next.delete(person.employee.id);
  }
  return next;
}

/** The people whom each of the two buttons affects. */
export function splitByPresence(selection: PeopleSelection): {
  readonly toClockIn: readonly Subordinate[];
  readonly toClockOut: readonly Subordinate[];
} {
  const people = [...selection.values()];
  return {
    toClockIn: people.filter((person) => !isIn(person)),
    toClockOut: people.filter(isIn),
  };
}

/** How much of the page is selected, for the checkbox above it; people on leave do not count. */
export function pageState(
  selection: PeopleSelection,
  people: readonly Subordinate[],
): boolean | 'mixed' {
  const count = people.filter(({ employee }) => selection.has(employee.id)).length;
  if (count === 0) return false;
  return count >= selectable(people).length ? true : 'mixed';
}

/** The people whom "all" selects: those who can be clocked and are not on leave (spec §5). */
export function selectable(people: readonly Subordinate[]): readonly Subordinate[] {
  return people.filter((person) => canBeClocked(person) && (isIn(person) || !person.absence));
}
