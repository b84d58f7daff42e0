import {
  administratorAuthorities,
  guardedAuthorities,
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

/**
 * Why a person must not make a change although the file is sound, or null: it leaves no
 * administrator who can log in, takes away the person's own access, or concerns somebody with an
 * administrative authority that the person does not hold.
 *
 * @param concerned employee numbers of the people who are changed or get a first secret
 */
export function accessRefusal(
  before: ReadonlyMap<string, Person>,
  after: ReadonlyMap<string, Person>,
  concerned: Iterable<string>,
  { employeeNumber, held, today }: Changer,
): AccessRefusal | null {
  const opens = (person: Person | undefined, any: readonly Authority[]) =>
    person !== undefined &&
    canLogIn(person) &&
    any.some((authority) => heldOn(person, today).has(authority));
  const isManaged = (people: ReadonlyMap<string, Person>) =>
    [...people.values()].some((person) => opens(person, administratorAuthorities));
  if (isManaged(before) && !isManaged(after)) return 'LAST_ADMINISTRATOR';
  if (!opens(after.get(employeeNumber), companyAuthorities)) return 'OWN_ACCESS';
  const missing = guardedAuthorities.filter((authority) => !holds(held, authority));
  const isAbove = (person: Person | undefined) =>
    person !== undefined && missing.some((authority) => authoritiesOf(person).has(authority));
  return [...concerned].some((number) => isAbove(before.get(number)) || isAbove(after.get(number)))
    ? 'RIGHTS_NOT_HELD'
    : null;
}

/** Administrators may make others manage the company. */
function holds(held: ReadonlySet<Authority>, authority: Authority): boolean {
  return held.has(authority) || (authority === 'MANAGE_COMPANY' && held.has('DEV_ADMIN'));
}
