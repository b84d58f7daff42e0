import { administratorAuthorities, guardedAuthorities, type Authority } from 'shared-contracts';
import { authoritiesOf, canLogIn, type Person } from './peopleOf.ts';

export type AccessRefusal = 'LAST_ADMINISTRATOR' | 'OWN_ACCESS' | 'RIGHTS_NOT_HELD';

/** Any of them changes the company. */
const companyAuthorities: readonly Authority[] = ['MANAGE_COMPANY', 'DEV_ADMIN'];

/**
 * Why a person must not make a change although the file is sound, or null: it leaves no
 * administrator who can log in, takes away the person's own access, or concerns an administrative
 * authority that the person does not hold.
 *
 * @param by the employee number of who makes the change
 */
export function accessRefusal(
  before: ReadonlyMap<string, Person>,
  after: ReadonlyMap<string, Person>,
  by: string,
): AccessRefusal | null {
  if (anyAdministrator(before) && !anyAdministrator(after)) return 'LAST_ADMINISTRATOR';
  const self = before.get(by);
  if (self !== undefined && opens(self, companyAuthorities)) {
    const then = after.get(by);
    if (then === undefined || !opens(then, companyAuthorities)) return 'OWN_ACCESS';
  }
  const held = heldBy(self);
  const numbers = [...new Set([...before.keys(), ...after.keys()])];
  const isAbove = numbers.some((number) => {
    const [was, is] = [before.get(number), after.get(number)];
    const [had, has] = [guardedOf(was), guardedOf(is)];
    const differs = logInDiffers(was, is);
    return guardedAuthorities.some(
      (one) =>
        !held.includes(one) &&
        (had.includes(one) !== has.includes(one) || (differs && had.includes(one))),
    );
  });
  return isAbove ? 'RIGHTS_NOT_HELD' : null;
}

function anyAdministrator(people: ReadonlyMap<string, Person>): boolean {
  return [...people.values()].some((person) => opens(person, administratorAuthorities));
}

function opens(person: Person, any: readonly Authority[]): boolean {
  return canLogIn(person) && any.some((authority) => authoritiesOf(person).has(authority));
}

/** An administrator may make others manage the company. */
function heldBy(self: Person | undefined): readonly Authority[] {
  const held = guardedOf(self);
  return held.includes('DEV_ADMIN') ? [...held, 'MANAGE_COMPANY'] : held;
}

function guardedOf(person: Person | undefined): readonly Authority[] {
  if (person === undefined) return [];
  const held = authoritiesOf(person);
  return guardedAuthorities.filter((one) => held.has(one));
}

function logInDiffers(was: Person | undefined, is: Person | undefined): boolean {
  return (
    was?.entry.username !== is?.entry.username ||
    (was?.entry.closed ?? false) !== (is?.entry.closed ?? false)
  );
}
