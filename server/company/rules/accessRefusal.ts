import {
  administratorAuthorities,
  managerAuthorities,
  notHeld,
  type Authority,
  type LocalDate,
} from 'shared-contracts';
import { authoritiesOf, canLogIn, heldOn, type Person } from './peopleOf.ts';

export type AccessRefusal = 'LAST_ADMINISTRATOR' | 'OWN_ACCESS' | 'RIGHTS_NOT_HELD';

/** Any of them changes the company. */
const companyAuthorities: readonly Authority[] = ['MANAGE_COMPANY', 'DEV_ADMIN'];

/** Who makes a change, and on which day. */
export interface Changer {
  readonly employeeNumber: string;
  /** The authorities of the session. */
  readonly held: ReadonlySet<Authority>;
  readonly today: LocalDate;
}

/** What a change does to people, by employee number. */
export interface Concerned {
  /** Everybody who is changed in any way, or was the owner of a changed assignment. */
  readonly changed: Iterable<string>;
  /** Who gets a first password or PIN. */
  readonly secrets: readonly string[];
  /** Whose managers change. */
  readonly managed: Iterable<string>;
  /** Who has managing ranges that go on, with or without the authority by which they count. */
  readonly managers: ReadonlySet<string>;
}

/**
 * Why a person must not make a change although the file is sound, or null: it leaves no
 * administrator who can log in, takes away the person's own access, concerns somebody with an
 * administrative authority that the person does not hold, or, without `DEV_ADMIN`, opens a manager's
 * account or names who decides on the person's own time.
 */
export function accessRefusal(
  before: ReadonlyMap<string, Person>,
  after: ReadonlyMap<string, Person>,
  { changed, secrets, managed, managers }: Concerned,
  { employeeNumber, held, today }: Changer,
): AccessRefusal | null {
  const opens = (person: Person | undefined, any: readonly Authority[]) =>
    person !== undefined &&
    canLogIn(person) &&
    any.some((authority) => heldOn(person, today).has(authority));
  const isAdministered = (people: ReadonlyMap<string, Person>) =>
    [...people.values()].some((person) => opens(person, administratorAuthorities));
  if (isAdministered(before) && !isAdministered(after)) return 'LAST_ADMINISTRATOR';
  if (!opens(after.get(employeeNumber), companyAuthorities)) return 'OWN_ACCESS';
  const missing = notHeld(held);
  const isAbove = (number: string) =>
    hasAny(before.get(number), missing) || hasAny(after.get(number), missing);
  if ([...changed, ...secrets].some(isAbove)) return 'RIGHTS_NOT_HELD';
  if (held.has('DEV_ADMIN')) return null;
  const readdressed = [...changed].filter((number) => {
    const [was, is] = [before.get(number)?.entry, after.get(number)?.entry];
    return is !== undefined && (was?.username !== is.username || was?.email !== is.email);
  });
  const opensManager = [...secrets, ...readdressed].some(
    (number) => managers.has(number) || hasAny(before.get(number), managerAuthorities),
  );
  return opensManager || [...managed].includes(employeeNumber) ? 'RIGHTS_NOT_HELD' : null;
}

function hasAny(person: Person | undefined, any: readonly Authority[]): boolean {
  if (person === undefined) return false;
  const held = authoritiesOf(person);
  return any.some((authority) => held.has(authority));
}
