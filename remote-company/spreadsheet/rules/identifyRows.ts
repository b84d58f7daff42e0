import { fold } from 'shared-contracts';
import type { PersonEntry } from 'shared-contracts/company-file/companyFile.ts';
import { uniqueNames } from './codeFromName.ts';
import { onceEach, type KnownCompany } from './knownCompany.ts';
import type { PersonField, RowValues } from './personField.ts';
import type { ReadRow } from './readRow.ts';
import type { RowFault } from './rowFault.ts';

/** Who a row is about. */
export interface Identity {
  readonly person: PersonEntry | null;
  readonly employeeNumber: string;
  readonly username: string | null;
  readonly made: readonly PersonField[];
  readonly faults: readonly RowFault[];
}

/** Rows between two pauses. */
const step = 100;

/**
 * Who each row is about: known by number, user name, otherwise e-mail address, or somebody new.
 * Pauses in between.
 */
export function* identifyRows(
  known: KnownCompany,
  rows: readonly ReadRow[],
): Generator<void, Map<ReadRow, Identity>> {
  const first = {
    employeeNumber: yield* firstRows(rows, 'employeeNumber'),
    username: yield* firstRows(rows, 'username'),
    badge: yield* firstRows(rows, 'badge'),
  };
  const emails = yield* onceEach(rows, ({ values: { email } }) =>
    email === undefined ? [] : [email],
  );
  const nextNumber = numberMaker(known, rows);
  const nextUsername = uniqueNames(
    (name) => first.username.has(fold(name)) || known.byUsername.has(fold(name)),
    '',
  );
  const rowOf = new Map<PersonEntry, number>();
  const identities = new Map<ReadRow, Identity>();
  for (const [index, row] of rows.entries()) {
    if (index % step === 0) yield;
    const person = knownPerson(row, known, emails);
    const faults = [
      ...doubled(row, 'employeeNumber', first.employeeNumber),
      ...doubled(row, 'username', first.username),
      ...doubled(row, 'badge', first.badge),
      ...taken(row, person, known),
    ];
    const other = person === null ? undefined : rowOf.get(person);
    if (person && other === undefined) rowOf.set(person, row.number);
    if (other !== undefined && faults.length === 0) {
      faults.push({ field: fieldOfMatch(row), kind: 'DOUBLED', row: other });
    }
    identities.set(row, { ...identityOf(row, person, { nextNumber, nextUsername }), faults });
  }
  return identities;
}

interface Makers {
  readonly nextNumber: () => string;
  readonly nextUsername: (base: string) => string;
}

/** What the row or the company says, otherwise what is made up. */
function identityOf(
  { values }: ReadRow,
  person: PersonEntry | null,
  { nextNumber, nextUsername }: Makers,
): Omit<Identity, 'faults'> {
  const number = person?.employeeNumber ?? values.employeeNumber;
  const username = newName(values.username, person) ?? person?.username;
  const makesName = username === undefined && person === null;
  return {
    person,
    employeeNumber: number ?? nextNumber(),
    username: username ?? (makesName ? nextUsername(usernameBase(values)) : null),
    made: [
      ...(number === undefined ? (['employeeNumber'] as const) : []),
      ...(makesName ? (['username'] as const) : []),
    ],
  };
}

/** Undefined for the name that the person has, in whatever case. */
function newName(username: string | undefined, person: PersonEntry | null): string | undefined {
  const isSame = fold(username ?? '') === fold(person?.username ?? '');
  return person !== null && isSame ? undefined : username;
}

function fieldOfMatch({ values }: ReadRow): PersonField {
  if (values.employeeNumber !== undefined) return 'employeeNumber';
  return values.username === undefined ? 'email' : 'username';
}

function knownPerson(
  { values: { employeeNumber, username, email } }: ReadRow,
  known: KnownCompany,
  emails: ReadonlyMap<string, ReadRow | null>,
): PersonEntry | null {
  if (employeeNumber !== undefined) return known.byNumber.get(employeeNumber) ?? null;
  const byName = username === undefined ? undefined : known.byUsername.get(fold(username));
  if (byName) return byName;
  // An address that several people share says nothing about who it is.
  if (email === undefined || emails.get(fold(email)) === null) return null;
  return known.byEmail.get(fold(email)) ?? null;
}

/** The first row with each value of a field. */
function* firstRows(
  rows: readonly ReadRow[],
  field: PersonField,
): Generator<void, Map<string, number>> {
  const found = new Map<string, number>();
  for (const [index, { number, values }] of rows.entries()) {
    if (index % step === 0) yield;
    const value = values[field];
    if (value === undefined) continue;
    const key = keyOf(field, value);
    if (!found.has(key)) found.set(key, number);
  }
  return found;
}

function keyOf(field: PersonField, value: string): string {
  return field === 'username' ? fold(value) : value;
}

function doubled(
  { number, values }: ReadRow,
  field: PersonField,
  first: ReadonlyMap<string, number>,
): RowFault[] {
  const value = values[field];
  const row = value === undefined ? undefined : first.get(keyOf(field, value));
  return row === undefined || row === number ? [] : [{ field, kind: 'DOUBLED', row }];
}

/** User names and badges that somebody else in the company has. */
function taken(
  { values: { username, badge } }: ReadRow,
  person: PersonEntry | null,
  known: KnownCompany,
): RowFault[] {
  const owners = [
    ['username', known.byUsername.get(fold(username ?? ''))],
    ['badge', known.byBadge.get(badge ?? '')],
  ] as const;
  return owners.flatMap(([field, owner]): RowFault[] =>
    owner === undefined || owner === person
      ? []
      : [{ field, kind: 'TAKEN', name: `${owner.firstName} ${owner.lastName}` }],
  );
}

/** Continues the highest number that is one, with as many digits. */
function numberMaker(known: KnownCompany, rows: readonly ReadRow[]): () => string {
  const given = rows.flatMap(({ values: { employeeNumber } }) => employeeNumber ?? []);
  const all = [...known.byNumber.keys(), ...given].filter((number) => /^\d{1,12}$/.test(number));
  const highest = all.reduce((one, other) => (Number(other) > Number(one) ? other : one), '1000');
  let next = Number(highest);
  return () => {
    next += 1;
    return String(next).padStart(highest.length, '0');
  };
}

/** The part of the address before its @, otherwise `ella.stone`. */
function usernameBase({ email, firstName = '', lastName = '' }: RowValues): string {
  const [local = ''] = (email ?? '').split('@');
  if (local !== '' && email?.includes('@')) return local.toLowerCase().replaceAll(/\s+/g, '');
  const parts = [firstName, lastName].map((name) =>
    fold(name).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-'),
  );
  return parts.filter((part) => part !== '').join('.') || 'user';
}
