import { guardedAuthorities, type components } from 'shared-contracts';
import type { AssignmentEntry } from 'shared-contracts/company-file/companyFile.ts';
import { authoritiesOf, canLogIn, type Person } from './peopleOf.ts';

type Effect = components['schemas']['CompanyEffect'];

const mostNames = 10;

/**
 * What the change from one export to another means for people who were there before, and which new
 * ones administer.
 *
 * @param secrets employee numbers of people who get their first password or PIN
 */
export function companyEffects(
  before: ReadonlyMap<string, Person>,
  after: ReadonlyMap<string, Person>,
  secrets: ReadonlySet<string>,
): Effect[] {
  const pairs = [
    ...[...after].flatMap(([number, is]) => {
      const was = before.get(number) ?? (isAdministrator(is) ? nobody(is) : undefined);
      return was === undefined ? [] : [{ was, is }];
    }),
    ...[...before].flatMap(([number, was]) =>
      after.has(number) ? [] : [{ was, is: nobody(was) }],
    ),
  ];
  const tests: Readonly<Record<Effect['kind'], (was: Person, is: Person) => boolean>> = {
    LOG_IN_LOST: (was, is) => canLogIn(was) && !canLogIn(is),
    RIGHTS_ADDED: (was, is) => hasMore(authoritiesOf(is), authoritiesOf(was)),
    RIGHTS_REMOVED: (was, is) => hasMore(authoritiesOf(was), authoritiesOf(is)),
    PLACES_CHANGED: (was, is) => anyAssignment(was, is, placesDiffer),
    ENDED: (was, is) => anyAssignment(was, is, endsEarlier),
    SECRETS_SET: ({ entry }) => secrets.has(entry.employeeNumber),
  };
  const kinds: readonly Effect['kind'][] = [
    'LOG_IN_LOST',
    'RIGHTS_REMOVED',
    'RIGHTS_ADDED',
    'PLACES_CHANGED',
    'ENDED',
    'SECRETS_SET',
  ];
  return kinds.flatMap((kind) => {
    const people = pairs.filter(({ was, is }) => tests[kind](was, is)).map(({ is }) => is.entry);
    if (people.length === 0) return [];
    const names = people
      .slice(0, mostNames)
      .map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    return [{ kind, count: people.length, names }];
  });
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

function anyAssignment(
  was: Person,
  is: Person,
  differs: (was: AssignmentEntry, is: AssignmentEntry) => boolean,
): boolean {
  return was.assignments.some((old) => {
    const now = is.assignments.find(({ code }) => code === old.code);
    return now !== undefined && differs(old, now);
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
