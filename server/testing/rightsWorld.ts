import { composed } from '../database/statement.ts';
import { hashToken } from '../session/data/accessTokens.ts';
import { hashKey } from '../api-keys/data/apiKeys.ts';
import { bearer, newKey } from '../api-keys/testing/madeKey.ts';
import { hashScimToken, newScimToken } from '../scim/data/scimTokens.ts';
import { createTestCompany, people } from './testCompany.ts';
import { assignDaySchedule } from './testSchedule.ts';
import type { TestServer } from './testServer.ts';
import { addShifts, clearTime } from './testTime.ts';
import type { Database } from '../database/database.ts';
import type { CallOptions } from './testCalls.ts';
import type { OperationId } from '../calls/calls.ts';

const { ella, max, olga, dora } = people;

/** The callers of the rights table. */
export const callers = {
  /** Without a session. */
  nobody: null,
  /** Ella, the person whose things are asked for. */
  own: ella.id,
  /** Olga, with the same authorities as Ella. */
  peer: olga.id,
  /** Max, who manages Ella: he approves and plans. */
  now: max.id,
  /** Approves and plans, and managed her until yesterday. */
  past: 1021,
  /** The same, and manages her from tomorrow on. */
  next: 1022,
  /** The same, and manages her since today, but not on the days of her things. */
  since: 1023,
  /** The same, and manages Olga only. */
  else: 1024,
  /** Manages Ella and plans, but does not approve. */
  plans: 1025,
  /** Has SUPER_ADMIN, and manages nobody. */
  super: 1026,
  /** Dora, with DEV_ADMIN. */
  admin: dora.id,
  /** A terminal on the wall. */
  wall: null,
  /** A directory with a SCIM token. */
  scim: null,
  /** A program with a key for everything at Ella's site. */
  key: null,
} as const;

export type CallerName = keyof typeof callers;

export interface Caller {
  readonly name: CallerName;
  /** The id of a person who exists, also for callers who are no person. */
  readonly id: number;
}

/** The day of Ella's things, and the server's clock: the day after it. */
export const dayOfThings = '2026-03-11';
export const dayWithoutTime = '2026-03-10';
export const momentOfCalls = new Date('2026-03-12T10:00:00Z');

/** Ids of Ella's things, and of things that Max made about her. */
export const hers = {
  ...{ entryId: 900_701, openId: 900_702, earlierId: 900_703, sessionId: 801, notificationId: 901 },
  ...{ groupId: 1001, keptPunchId: 1001, planBatchId: 1001, scheduleCode: 'PUNCTUAL-T1' },
  ...{ reportId: 1001, passkeyId: 1001 },
} as const;

/** With this secret anybody reads her calendar. */
export const calendarSecret = 'x'.repeat(43);

const scimToken = newScimToken();
const key = newKey();
const sessionOf = (name: CallerName) => `rights-of-${name}`;

const terminalId = 1001;
const names = Object.keys(callers).filter(isCallerName);

function isCallerName(name: string): name is CallerName {
  return name in callers;
}

export const allCallers: readonly Caller[] = names.map((name) => ({
  name,
  id: callers[name] ?? olga.id,
}));

/** How a caller proves who it is. */
export function proofOf({
  name,
}: Caller): Pick<CallOptions<OperationId>, 'as' | 'asTerminal' | 'headers'> {
  if (name === 'nobody') return {};
  if (name === 'wall') return { asTerminal: sessionOf(name) };
  if (name === 'scim') return { headers: { authorization: `Bearer ${scimToken}` } };
  if (name === 'key') return { headers: bearer(key) };
  return { as: sessionOf(name) };
}

const approves = '{APPROVE_TIME,ASSIGN_WORK_SCHEDULES}';

const company = `
insert into employee (id, employee_number, first_name, last_name, authorities, is_24_hour, locale)
values (1021, 'E-21', 'Paul', 'Past', '${approves}', true, 'en'),
  (1022, 'E-22', 'Nora', 'Next', '${approves}', true, 'en'),
  (1023, 'E-23', 'Sina', 'Since', '${approves}', true, 'en'),
  (1024, 'E-24', 'Otto', 'Else', '${approves}', true, 'en'),
  (1025, 'E-25', 'Petra', 'Plans', '{ASSIGN_WORK_SCHEDULES}', true, 'en'),
  (1026, 'E-26', 'Susa', 'Super', '{SUPER_ADMIN}', true, 'en');
update employee set authorities = '${approves}' where id = ${max.id};
update assignment set authorities = '{CAPTURE_TIME,VIEW_TIME,ADD_TIME}'
where id in (${ella.assignmentId}, ${olga.assignmentId});
insert into manager_assignment (id, manager_id, assignment_id, start_date, end_date) values
  (1021, 1021, ${ella.assignmentId}, '2026-01-01', '2026-03-11'),
  (1022, 1022, ${ella.assignmentId}, '2026-03-13', null),
  (1023, 1023, ${ella.assignmentId}, '2026-03-12', null),
  (1024, 1024, ${olga.assignmentId}, '2026-01-01', null),
  (1025, 1025, ${ella.assignmentId}, '2026-01-01', null);
insert into work_schedule
  (external_code, external_name, time_recording_variant, individual_employee_id, days)
select 'ELLA', 'Made for Ella', 'CLOCK', ${ella.id}, days from work_schedule;
insert into absence (code, assignment_id, time_type_name, start_date, end_date)
values ('V', ${ella.assignmentId}, 'Vacation', '2026-05-04', '2026-05-05')`;

export async function createRightsCompany(database: Database): Promise<void> {
  await createTestCompany(database);
  await assignDaySchedule(database, [ella.assignmentId]);
  await database.run(composed(company));
  await database.run(
    composed(`insert into scim_token (name, token_hash, created_at) values ('Entra ID', $1, $2)`),
    [hashScimToken(scimToken), momentOfCalls],
  );
  await database.run(
    composed(`with key as (
        insert into api_key (name, key_hash, authorities, has_all_sites, per_minute, created_at,
          created_by, expires_at)
        values ('Payroll', $1, '{VIEW_TIME,ASSIGN_WORK_SCHEDULES}', false, 3000, $2, ${dora.id},
          '2100-01-01')
        returning id)
      insert into api_key_site (api_key_id, geofence_id) select id, 1001 from key`),
    [hashKey(key), momentOfCalls],
  );
}

const at = `'${momentOfCalls.toISOString()}'::timestamptz`;
const tokens = names
  .filter((name) => name === 'wall' || callers[name] !== null)
  .map((name, index) => {
    const id = name === 'own' ? hers.sessionId : hers.sessionId + 1 + index;
    const owner = name === 'wall' ? `null, ${terminalId}` : `${callers[name]}, null`;
    return `(${id}, '\\x${hashToken(sessionOf(name)).toString('hex')}', ${owner}, ${at}, ${at}, true)`;
  });
const failed = `1, 1, 'FAILED', 1, ${at}, ${at}`;

const restore = composed<never>(`
delete from access_token; delete from terminal_dialog; delete from face; delete from face_answer;
delete from employee_group; delete from kept_punch; delete from schedule_outbox;
delete from plan_undo; delete from plan_change; delete from calendar_feed; delete from report;
delete from assigned_schedule where is_temporary; delete from unworked_day;
delete from failed_log_in; delete from hr_outbox; delete from passkey;
update employee set pin_hash = null, password_hash = dora.password_hash
from employee dora where employee.id = ${ella.id} and dora.id = ${dora.id};
insert into access_token
  (id, token_hash, employee_id, terminal_id, created_at, last_used_at, by_passkey)
values ${tokens.join()};
insert into notification (id, employee_id, kind, created_at, assignment_id, details)
values (${hers.notificationId}, ${ella.id}, 'PIN_GIVEN', ${at}, null, '{"manager": "Max Kern"}');
insert into employee_group (id, owner_id, name) values (${hers.groupId}, ${max.id}, 'Nights');
insert into kept_punch
  (id, terminal_id, key, operation, made_at, time_zone_offset, reason, employee_id)
values (${hers.keptPunchId}, ${terminalId}, '0b1f1c1e-52a8-4f0e-8d7d-2f2f7f5f0a01', 'CLOCK_OUT',
  ${at}, 60, 'WRONG_PIN', ${ella.id});
insert into face (employee_id, sealed, registered_at, registered_by)
values (${ella.id}, '\\x00', ${at}, ${max.id});
insert into face_answer (employee_id, answer, version, answered_at)
values (${ella.id}, 'REFUSED', 1, ${at});
insert into calendar_feed (employee_id, secret_hash, created_at)
values (${ella.id}, '\\x${hashToken(calendarSecret).toString('hex')}', ${at});
insert into passkey (id, employee_id, credential_id, public_key, counter, transports,
  backup_eligible, backed_up, name, made_at)
values (${hers.passkeyId}, ${ella.id}, '\\x01', '\\x01', 0, '{}', false, false, 'Key', ${at});
insert into report (id, employee_id, request, requested_at, attempt, working_until, finished_at, size)
values (${hers.reportId}, ${max.id}, '{"reportName": "employeeSummaryReport", "locale": "en",
  "fromDate": "2026-03-11", "toDate": "2026-03-11"}', ${at}, 1, ${at}, ${at}, 0);
insert into plan_undo
  (batch_id, assignment_id, changed_by, made_at, version, codes, ranges, outbox)
values (${hers.planBatchId}, ${ella.assignmentId}, ${max.id}, ${at}, 1, '{}', '[]', '[]');
insert into schedule_outbox (code, assignment_id, employee_id, operation, work_schedule_id,
  start_date, end_date, first_day_number, revision, position, state, attempts, requested_at, due_at)
values ('${hers.scheduleCode}', ${ella.assignmentId}, ${ella.id}, 'UPSERT', 9001,
  '2026-03-20', '2026-03-20', 1, ${failed});
insert into hr_outbox (assignment_id, shift_id, employee_id, version_id, records,
  revision, position, state, attempts, requested_at, due_at)
values (${ella.assignmentId}, ${hers.entryId}, ${ella.id}, ${hers.entryId}, '[]', ${failed})`);

/** Puts Ella's things back as they were, and the sessions of all callers. */
export async function restoreThings(server: TestServer): Promise<void> {
  await clearTime(server);
  await server.database.run(restore);
  const shift = { assignment_id: ella.assignmentId };
  await addShifts(server, [
    { ...shift, id: hers.entryId, from: '2026-03-11T07:00Z', to: '2026-03-11T15:00Z' },
    { ...shift, id: hers.openId, from: '2026-03-11T20:00Z' },
    { ...shift, id: hers.earlierId, from: '2026-02-25T07:00Z', to: '2026-02-25T15:00Z' },
  ]);
}
