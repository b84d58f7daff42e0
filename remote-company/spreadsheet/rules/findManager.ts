import { fold } from 'shared-contracts';
import type { Identity } from './identifyRows.ts';
import { onceEach, type KnownCompany } from './knownCompany.ts';
import type { ReadRow } from './readRow.ts';
import type { RowFault } from './rowFault.ts';

/** The manager's employee number; null if the row names none. */
export type FindManager = (row: ReadRow, identity: Identity) => string | RowFault | null;

export function isFault(found: string | RowFault | null): found is RowFault {
  return typeof found === 'object' && found !== null;
}

/**
 * Finds managers by number, user name, e-mail address or name, in the list and in the company.
 * Pauses in between.
 */
export function* managerFinder(
  known: KnownCompany,
  rows: readonly ReadRow[],
  identities: ReadonlyMap<ReadRow, Identity>,
): Generator<void, FindManager> {
  const inList = rows.flatMap((row) => {
    const who = identities.get(row);
    const { firstName = '', lastName = '', email } = row.values;
    return who
      ? [{ number: who.employeeNumber, username: who.username, email, firstName, lastName }]
      : [];
  });
  const listed = new Set(inList.map(({ number }) => number));
  const others = known.people
    .filter(({ employeeNumber }) => !listed.has(employeeNumber))
    .map((person) => ({ ...person, number: person.employeeNumber }));
  const all = [...inList, ...others];
  const byName = yield* onceEach(all, ({ firstName, lastName }) => [
    `${firstName} ${lastName}`,
    `${lastName}, ${firstName}`,
    `${lastName} ${firstName}`,
  ]);
  const byKey = yield* onceEach(all, ({ number, username, email }) =>
    [number, username, email].filter((key) => typeof key === 'string'),
  );
  return ({ values: { manager } }, { employeeNumber }) => {
    if (manager === undefined) return null;
    const found = byKey.get(fold(manager)) ?? byName.get(fold(manager));
    if (found === null) return { field: 'manager', kind: 'MANAGER_UNCLEAR' };
    if (found === undefined) return { field: 'manager', kind: 'MANAGER_UNKNOWN' };
    return found.number === employeeNumber
      ? { field: 'manager', kind: 'MANAGER_SELF' }
      : found.number;
  };
}
