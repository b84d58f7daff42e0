import type {
  AssignmentEntry,
  CompanyFile,
  PersonEntry,
} from 'shared-contracts/company-file/companyFile.ts';
import { statement, type Runner } from '../../database/statement.ts';
import {
  setFirstPassword,
  setFirstPin,
  setFirstSecrets,
  setFirstTerminalPassword,
  setOneTimePassword,
  type HashPassword,
} from './firstSecrets.ts';
import type { CatalogueIds } from './codes.ts';
import { idOf, idOrNull, idsByCode, replaceRows, upsertRows } from './tableRows.ts';

type Ids = ReadonlyMap<string, number>;

/** Ids by code of people and assignments. */
export interface PeopleIds {
  readonly people: Ids;
  readonly assignments: Ids;
}

/** People with a session who can no longer log in: the account was closed or removed. */
interface SignedOut {
  readonly signedOut: readonly number[];
}

const freeChangingUsernames = statement<never, { names: string }>(
  'freeChangingUsernames',
  `update employee set username = null from jsonb_array_elements($names::jsonb) as given
   where employee_number = given ->> 0 and username is distinct from given ->> 1`,
);
const freeChangingBadges = statement<never, { names: string }>(
  'freeChangingBadges',
  `update employee set badge = null from jsonb_array_elements($names::jsonb) as given
   where employee_number = given ->> 0 and badge is distinct from given ->> 2`,
);
const changeClosed = statement<never, { accounts: string; now: string }>(
  'changeClosedAccounts',
  `update employee set closed_at = case when (given -> 1)::boolean then $now::timestamptz end
   from jsonb_array_elements($accounts::jsonb) as given
   where employee_number = given ->> 0 and (closed_at is not null) <> (given -> 1)::boolean`,
);
const endSessionsWithoutLogIn = statement<{ employee_id: number }>(
  'endSessionsWithoutLogIn',
  `delete from access_token token using employee
   where employee.id = token.employee_id
     and (employee.closed_at is not null or employee.username is null)
   returning token.employee_id`,
);

/** Writes people with their first passwords and PINs, assignments, managing ranges and terminals. */
export async function writePeople(
  transaction: Runner,
  file: CompanyFile,
  catalogue: CatalogueIds,
  {
    hashPassword,
    now,
    isOneTime,
  }: {
    readonly hashPassword: HashPassword;
    readonly now: string;
    /** Whether first passwords open one session. */
    readonly isOneTime: boolean;
  },
): Promise<PeopleIds & SignedOut> {
  await freeNames(transaction, file.people ?? []);
  await upsertRows(
    transaction,
    'employee',
    ['employee_number'],
    (file.people ?? []).map(personRow),
    { keep: ['is_24_hour', 'locale', 'locale_is_own', 'start_of_week'] },
  );
  const people = await idsByCode(transaction, 'employee', 'employee_number');
  await upsertRows(
    transaction,
    'assignment',
    ['code'],
    (file.assignments ?? []).map((entry) => assignmentRow(entry, people, catalogue)),
  );
  const assignments = await idsByCode(transaction, 'assignment');
  await writeAssignmentParts(transaction, file, assignments, catalogue);
  await upsertRows(
    transaction,
    'manager_assignment',
    ['manager_id', 'assignment_id', 'start_date'],
    (file.managers ?? []).map(({ manager, assignment, startDate, endDate }) => ({
      manager_id: idOf(people, manager),
      assignment_id: idOf(assignments, assignment),
      start_date: startDate,
      end_date: endDate ?? null,
    })),
  );
  await upsertRows(
    transaction,
    'terminal',
    ['terminal_id'],
    (file.terminals ?? []).map(({ terminalId, description, timeZone, geofence }) => ({
      terminal_id: terminalId,
      description,
      time_zone: timeZone,
      geofence_id: idOrNull(catalogue.geofences, geofence),
    })),
  );
  await setFirstSecrets(
    transaction,
    isOneTime ? setOneTimePassword : setFirstPassword,
    (file.people ?? []).map(({ employeeNumber, password }) => [employeeNumber, password]),
    hashPassword,
  );
  await setFirstSecrets(
    transaction,
    setFirstPin,
    (file.people ?? []).map(({ employeeNumber, pin }) => [employeeNumber, pin]),
    hashPassword,
  );
  await setFirstSecrets(
    transaction,
    setFirstTerminalPassword,
    (file.terminals ?? []).map(({ terminalId, password }) => [terminalId, password]),
    hashPassword,
  );
  const signedOut = await closeAccounts(transaction, file.people ?? [], now);
  return { people, assignments, signedOut };
}

/** Clears names and badges that change, so that two people can swap theirs. */
async function freeNames(transaction: Runner, people: readonly PersonEntry[]) {
  const names = JSON.stringify(
    people.map(({ employeeNumber, username, badge }) => [
      employeeNumber,
      username ?? null,
      badge ?? null,
    ]),
  );
  await transaction.run(freeChangingUsernames, { names });
  await transaction.run(freeChangingBadges, { names });
}

function personRow(person: PersonEntry) {
  const { employeeNumber, firstName, lastName, username, email, badge, authorities, settings } =
    person;
  return {
    employee_number: employeeNumber,
    first_name: firstName,
    last_name: lastName,
    username: username ?? null,
    email: email ?? null,
    badge: badge ?? null,
    authorities: authorities ?? [],
    is_24_hour: settings?.is24HourDateTime ?? true,
    locale: settings?.locale ?? 'en',
    locale_is_own: settings !== undefined,
    start_of_week: settings?.startOfWeek ?? 'MONDAY',
  };
}

function assignmentRow(entry: AssignmentEntry, people: Ids, catalogue: CatalogueIds) {
  return {
    code: entry.code,
    employee_id: idOf(people, entry.employee),
    is_primary: entry.isPrimary,
    description: entry.description,
    position_id: idOf(catalogue.positions, entry.position),
    start_date: entry.startDate,
    end_date: entry.endDate ?? null,
    country_code: entry.countryCode,
    company: entry.company,
    cost_center_id: idOrNull(catalogue.costCenters, entry.costCenter),
    time_zone: entry.timeZone,
    time_type_profile_id: idOf(catalogue.timeTypeProfiles, entry.timeTypeProfile),
    holiday_calendar_id: idOrNull(catalogue.holidayCalendars, entry.holidayCalendar),
    authorities: entry.authorities,
    custom_entities: entry.customEntities ?? [],
  };
}

async function writeAssignmentParts(
  transaction: Runner,
  file: CompanyFile,
  ids: Ids,
  catalogue: CatalogueIds,
) {
  const entries = (file.assignments ?? []).map((entry) => ({ id: idOf(ids, entry.code), entry }));
  const owners = entries.map(({ id }) => id);
  const owner = 'assignment_id';
  await replaceRows(
    transaction,
    'assignment_recording_variant',
    owner,
    owners,
    ['start_date'],
    entries.flatMap(({ id, entry }) =>
      entry.timeRecordingVariants.map(({ timeRecordingVariant, startDate, endDate }) => ({
        assignment_id: id,
        variant: timeRecordingVariant,
        start_date: startDate,
        end_date: endDate ?? null,
      })),
    ),
  );
  await replaceRows(
    transaction,
    'assignment_geofence',
    owner,
    owners,
    ['geofence_id'],
    entries.flatMap(({ id, entry }) =>
      (entry.geofences ?? []).map((code) => ({
        assignment_id: id,
        geofence_id: idOf(catalogue.geofences, code),
      })),
    ),
  );
  await replaceRows(
    transaction,
    'assignment_custom_field',
    owner,
    owners,
    ['custom_field_id'],
    entries.flatMap(({ id, entry }) =>
      (entry.customFields ?? []).map((code) => ({
        assignment_id: id,
        custom_field_id: idOf(catalogue.customFields, code),
      })),
    ),
  );
}

/**
 * Closes and opens accounts according to the file, and ends the sessions of everybody who can no
 * longer log in. Returns the owners of these sessions.
 */
async function closeAccounts(
  transaction: Runner,
  people: readonly PersonEntry[],
  now: string,
): Promise<readonly number[]> {
  const accounts = JSON.stringify(
    people.flatMap(({ employeeNumber, closed }) =>
      closed === undefined ? [] : [[employeeNumber, closed]],
    ),
  );
  await transaction.run(changeClosed, { accounts, now });
  const rows = await transaction.run(endSessionsWithoutLogIn);
  return [...new Set(rows.map((row) => row.employee_id))];
}
