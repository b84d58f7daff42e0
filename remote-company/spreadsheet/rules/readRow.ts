import { isBadge } from '../../company/rules/isBadge.ts';
import { fold, type Locale } from 'shared-contracts';
import { withoutApostrophe } from 'shared-contracts/plain-cell';
import { isWeakPin } from 'shared-contracts/pins';
import type { KnownCompany } from './knownCompany.ts';
import type { ListChoices } from './listChoices.ts';
import type { PersonField, RowValues } from './personField.ts';
import { readDate } from './readDate.ts';
import { readLocale } from './readLocale.ts';
import { readRole, type Role } from './readRole.ts';
import type { PlainFault, RowFault } from './rowFault.ts';
import { splitName } from './splitName.ts';
import { readTimeZone, timeZoneHints } from './timeZoneHints.ts';

/** A row of a list; `number` as the person's program counts it. */
export interface SheetRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** A position or cost center: one that the company has, or the name of a new one. */
export type Named = { readonly code: string } | { readonly newName: string };

/** What a row says about a person, without looking at other rows; null where it says nothing. */
export interface ReadRow {
  readonly number: number;
  /** As written, for what is mended; whole names are split. */
  readonly values: RowValues;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly position: Named | null;
  readonly costCenter: Named | null;
  /** Codes of geofences. */
  readonly sites: readonly string[];
  readonly locale: Locale | null;
  readonly role: Role | null;
  readonly timeZone: string | null;
  readonly faults: readonly RowFault[];
}

/** Reads a row. @param edits what the person has mended, by field */
export function readRow(
  row: SheetRow,
  edits: RowValues,
  choices: ListChoices,
  known: KnownCompany,
): ReadRow {
  const values = valuesOf(row, edits, choices);
  const faults: RowFault[] = [...formFaults(values)];
  const read = <Value>(
    field: PersonField,
    reader: (text: string) => Value | null,
    kind: PlainFault,
  ) => {
    const text = values[field];
    if (text === undefined) return null;
    const value = reader(text);
    if (value === null) faults.push({ field, kind });
    return value;
  };
  const dayOf = (field: 'startDate' | 'endDate') =>
    read(field, (text) => readDate(text, orderOf(field, choices)), 'DATE');
  const startDate = dayOf('startDate');
  const endDate = dayOf('endDate');
  if (endDate !== null && startDate !== null && endDate < startDate) {
    faults.push({ field: 'endDate', kind: 'END_BEFORE_START' });
  }
  const { timeZone } = values;
  const zone = timeZone === undefined ? null : readTimeZone(timeZone);
  if (timeZone !== undefined && zone === null) {
    faults.push({ field: 'timeZone', kind: 'TIME_ZONE', names: timeZoneHints(timeZone) });
  }
  return {
    number: row.number,
    values,
    startDate,
    endDate,
    position: read(
      'position',
      (text) => named(text, known.positions, choices.makesPositions),
      'POSITION_UNKNOWN',
    ),
    costCenter: read(
      'costCenter',
      (text) => named(text, known.costCenters, choices.makesCostCenters),
      'COST_CENTER_UNKNOWN',
    ),
    sites: sitesOf(values.site, known, faults),
    locale: read('locale', readLocale, 'LOCALE'),
    role: read('role', readRole, 'ROLE'),
    timeZone: zone,
    faults,
  };
}

/** The text of each field: what was mended, otherwise the cell. Blank ones are left out. */
function valuesOf(
  { cells }: SheetRow,
  edits: RowValues,
  { fields, nameOrder }: ListChoices,
): RowValues {
  const values: Partial<Record<PersonField, string>> = {};
  for (const [index, field] of fields.entries()) {
    if (field === null) continue;
    const text = withoutApostrophe((cells[index] ?? '').trim());
    if (text !== '') values[field] = text;
  }
  const { fullName, ...others } = values;
  const split = fullName === undefined ? {} : splitName(fullName, nameOrder ?? 'firstNameFirst');
  const all: Partial<Record<PersonField, string>> = { ...split, ...others, ...edits };
  return Object.fromEntries(
    Object.entries(all).flatMap(([field, text]) =>
      text.trim() === '' ? [] : [[field, text.trim()]],
    ),
  );
}

function orderOf(field: 'startDate' | 'endDate', { fields, dateOrders }: ListChoices) {
  return dateOrders[fields.indexOf(field)] ?? 'dayFirst';
}

const longest: Readonly<Partial<Record<PersonField, number>>> = {
  employeeNumber: 60,
  firstName: 100,
  lastName: 100,
  email: 254,
  username: 100,
  position: 200,
  costCenter: 200,
};

/** What can be said of the texts alone. */
function* formFaults(values: RowValues): Generator<RowFault> {
  for (const field of ['firstName', 'lastName'] as const) {
    if (values[field] === undefined) yield { field, kind: 'MISSING' };
  }
  for (const [field, text] of entriesOf(values)) {
    if (text.length > (longest[field] ?? Infinity)) yield { field, kind: 'TOO_LONG' };
  }
  const { email, username, pin, badge } = values;
  if (email !== undefined && !/^[^\s@<>"]+@[^\s@<>"]+$/.test(email)) {
    yield { field: 'email', kind: 'EMAIL' };
  }
  if (username !== undefined && /\s/.test(username)) yield { field: 'username', kind: 'SPACES' };
  if (pin !== undefined && !/^[0-9]{4,8}$/.test(pin)) yield { field: 'pin', kind: 'PIN' };
  else if (pin !== undefined && isWeakPin(pin)) yield { field: 'pin', kind: 'WEAK_PIN' };
  if (badge !== undefined && !isBadge(badge)) yield { field: 'badge', kind: 'BADGE' };
}

function entriesOf(values: RowValues): [PersonField, string][] {
  const fields: PersonField[] = ['employeeNumber', 'firstName', 'lastName', 'email', 'username'];
  return [...fields, 'position' as const, 'costCenter' as const].flatMap((field) => {
    const text = values[field];
    return text === undefined ? [] : [[field, text]];
  });
}

/** What a text names; null for what is unknown and not made. */
export function named(
  text: string,
  codes: ReadonlyMap<string, string | null>,
  makesNew: boolean,
): Named | null {
  if (text.trim() === '') return null;
  const code = codes.get(fold(text));
  if (code) return { code };
  return makesNew && code === undefined ? { newName: text } : null;
}

/** Sites are never made: a site is a place on the map. */
function sitesOf(
  text: string | undefined,
  { sites, file }: KnownCompany,
  faults: RowFault[],
): string[] {
  if (text === undefined) return [];
  const whole = sites.get(fold(text));
  if (whole) return [whole];
  const codes = text.split(/[;|,/]/).map((part) => sites.get(fold(part)) ?? null);
  if (codes.every((code) => code !== null)) return [...new Set(codes)];
  const names = (file.geofences ?? []).slice(0, 5).map(({ name }) => name);
  faults.push({ field: 'site', kind: 'SITE_UNKNOWN', names });
  return [];
}
