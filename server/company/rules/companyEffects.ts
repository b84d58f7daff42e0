import { guardedAuthorities, localDay, type components, type Instant } from 'shared-contracts';
import type { AssignmentEntry } from 'shared-contracts/company-file/companyFile.ts';
import { authoritiesOf, canLogIn, type Person } from './peopleOf.ts';

export type Effect = components['schemas']['CompanyEffect'];

const mostNames = 10;

/** People before and after a change, by employee number. */
export interface ChangedPeople {
  readonly before: ReadonlyMap<string, Person>;
  readonly after: ReadonlyMap<string, Person>;
}

/** An effect on these people; none if there are none. */
export function effectOn(
  kind: Effect['kind'],
  names: readonly string[],
  more: Partial<Omit<Effect, 'kind' | 'names'>> = {},
): Effect[] {
  if (names.length === 0) return [];
  return [{ kind, count: names.length, ...more, names: names.slice(0, mostNames) }];
}

/**
 * What a change means for people who were there before, and which new ones administer: who can log
 * in, with which rights, and whose assignment ends.
 *
 * @param secrets employee numbers of people who get their first password or PIN
 */
export function accessEffects(people: ChangedPeople, secrets: ReadonlySet<string>): Effect[] {
  const pairs = pairsOf(people);
  const tests = [
    ['LOG_IN_LOST', (was, is) => canLogIn(was) && !canLogIn(is)],
    ['RIGHTS_REMOVED', (was, is) => hasMore(authoritiesOf(was), authoritiesOf(is))],
    ['RIGHTS_ADDED', (was, is) => hasMore(authoritiesOf(is), authoritiesOf(was))],
    ['ENDED', (was, is) => sameAssignments(was, is).some(([old, now]) => endsEarlier(old, now))],
    ['SECRETS_SET', ({ entry }) => secrets.has(entry.employeeNumber)],
  ] as const satisfies readonly [Effect['kind'], (was: Person, is: Person) => boolean][];
  return tests.flatMap(([kind, test]) =>
    effectOn(
      kind,
      pairs.filter(({ was, is }) => test(was, is)).map(({ is }) => nameOf(is)),
    ),
  );
}

/** Sites that are told, those of most people first. */
const mostSites = 10;

/**
 * Who can no longer clock in at a site, or now can, by the site's code; and who can clock in
 * anywhere, since their assignment has no site any more.
 */
export function placeEffects(
  people: ChangedPeople,
  siteNames: ReadonlyMap<string, string>,
): Effect[] {
  const lost = new Map<string, Set<Person>>();
  const added = new Map<string, Set<Person>>();
  const open = new Set<Person>();
  const note = (places: Map<string, Set<Person>>, code: string, person: Person) =>
    places.set(code, (places.get(code) ?? new Set()).add(person));
  for (const { was, is } of pairsOf(people)) {
    for (const [old, now] of sameAssignments(was, is)) {
      const [before, after] = [new Set(old.geofences), new Set(now.geofences)];
      if (after.size === 0 && before.size > 0) open.add(is);
      else for (const code of before) if (!after.has(code)) note(lost, code, is);
      for (const code of after) if (!before.has(code)) note(added, code, is);
    }
  }
  const told = (kind: Effect['kind'], places: ReadonlyMap<string, ReadonlySet<Person>>) =>
    [...places]
      .toSorted(([, one], [, other]) => other.size - one.size)
      .slice(0, mostSites)
      .flatMap(([code, those]) =>
        effectOn(kind, [...those].map(nameOf), { place: siteNames.get(code) ?? code }),
      );
  return [
    ...told('PLACES_LOST', lost),
    ...told('PLACES_ADDED', added),
    ...effectOn('PLACES_OPEN', [...open].map(nameOf)),
  ];
}

/**
 * Assignments whose open shift a change affects: they end, or move to other sites or another time
 * zone, or their person can no longer log in.
 */
export function interruptedAssignments(people: ChangedPeople, now: Instant): string[] {
  const holds = ({ startDate, endDate, timeZone }: AssignmentEntry) => {
    const today = localDay(now, timeZone);
    return startDate <= today && (endDate === undefined || today <= endDate);
  };
  return pairsOf(people).flatMap(({ was, is }) => {
    if (canLogIn(was) && !canLogIn(is)) return was.assignments.map(({ code }) => code);
    return sameAssignments(was, is).flatMap(([old, next]) =>
      (holds(old) && !holds(next)) || old.timeZone !== next.timeZone || placesDiffer(old, next)
        ? old.code
        : [],
    );
  });
}

interface Pair {
  readonly was: Person;
  readonly is: Person;
}

/** Everybody who was there before, and new administrators. */
function pairsOf({ before, after }: ChangedPeople): Pair[] {
  return [
    ...[...after].flatMap(([number, is]) => {
      const was = before.get(number) ?? (isAdministrator(is) ? nobody(is) : undefined);
      return was === undefined ? [] : [{ was, is }];
    }),
    ...[...before].flatMap(([number, was]) =>
      after.has(number) ? [] : [{ was, is: nobody(was) }],
    ),
  ];
}

function nameOf({ entry: { firstName, lastName } }: Person): string {
  return `${firstName} ${lastName}`;
}

function isAdministrator(person: Person): boolean {
  const held = authoritiesOf(person);
  return guardedAuthorities.some((authority) => held.has(authority));
}

/** The person before they were there, or after they are removed. */
function nobody({ entry }: Person): Person {
  return { entry: { ...entry, authorities: [], closed: true }, assignments: [] };
}

function hasMore(these: ReadonlySet<string>, those: ReadonlySet<string>): boolean {
  return [...these].some((one) => !those.has(one));
}

/** The assignments that the person had before and still has. */
function sameAssignments(was: Person, is: Person): [AssignmentEntry, AssignmentEntry][] {
  return was.assignments.flatMap((old): [AssignmentEntry, AssignmentEntry][] => {
    const now = is.assignments.find(({ code }) => code === old.code);
    return now === undefined ? [] : [[old, now]];
  });
}

function placesDiffer(was: AssignmentEntry, is: AssignmentEntry): boolean {
  const [old, now] = [new Set(was.geofences), new Set(is.geofences)];
  return hasMore(old, now) || hasMore(now, old);
}

/** Dates of ISO 8601 compare as text. */
function endsEarlier(was: AssignmentEntry, is: AssignmentEntry): boolean {
  return is.endDate !== undefined && (was.endDate === undefined || is.endDate < was.endDate);
}
