import type { Database } from '../../database/database.ts';
import { sql } from '../../testing/sql.ts';
import type { CallOptions } from '../../testing/testCalls.ts';
import { createTestCompany, logInAs, password, people } from '../../testing/testCompany.ts';
import { editsAs, savedShift } from '../../testing/testEdits.ts';
import { assignDaySchedule } from '../../testing/testSchedule.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { addSegments, addShifts } from '../../testing/testTime.ts';

const { ella, max, nils } = people;

/**
 * One step of the walk: Ella's time on 12 March 2026, with all switches but one at their defaults.
 */
export interface Walk {
  readonly server: TestServer;
  readonly tokens: { readonly ella: string; readonly max: string };
}

/**
 * Adds to the test company: a planner, a Thai schedule, Nils, who records durations from April;
 * Ella's plan, an overtime rule, and Nils as the first by number among those who clock.
 */
export async function prepareWalk(database: Database): Promise<void> {
  await createTestCompany(database);
  await assignDaySchedule(database, [ella.assignmentId]);
  await database.run(
    ...sql`with rule as (insert into adjustment_rule (code, sequence, kind, setting)
      values ('EXTRA', 0, 'OVERTIME', '{"minimumMinutes": 0, "maximumMinutes": null}')),
    planner as (update employee set authorities = '{APPROVE_TIME,ASSIGN_WORK_SCHEDULES}'
      where id = ${max.id}),
    thai as (insert into work_schedule (external_code, external_name, time_recording_variant,
        country_code, days)
      select 'THAI', 'Thai day', 'CLOCK', 'TH', days from work_schedule where external_code = 'DAY'),
    duration as (insert into assignment_recording_variant (assignment_id, variant, start_date)
      values (${nils.assignmentId}, 'DURATION', '2026-04-01')),
    number as (update employee set employee_number = 'E-0' where id = ${nils.id})
    update assignment set authorities = '{CAPTURE_TIME}' where id = ${nils.assignmentId}`,
  );
}

export const worked = {
  assignment_id: ella.assignmentId,
  from: '2026-03-10T08:00Z',
  to: '2026-03-10T16:00Z',
};

/** A terminal's answer to somebody who identifies; nobody there has a PIN or a badge. */
export async function atTerminal(
  { server }: Walk,
  how: { readonly pin: string } | { readonly badge: string },
) {
  const { cookies } = await server.call('logInTerminal', {
    body: { terminalId: 'T-100', password },
  });
  const asTerminal = cookies.get('terminal-access-token') ?? '';
  return outcome(
    'pin' in how
      ? await server.call('identifyByPin', { asTerminal, body: { employeeNumber: 'E-1', ...how } })
      : await server.call('identifyByBadge', { asTerminal, body: how }),
  );
}

/** Clocked in this morning, on a break since noon, and not clocked out. */
export const openShift = { assignment_id: ella.assignmentId, from: '2026-03-12T07:00Z' };

/** A punch at the gate of Ella's site. */
export function inside() {
  return { latitude: 53.54, longitude: 9.98, accuracy: 10 };
}

export function outcome(answer: {
  readonly status: number;
  readonly problem: { readonly code: string };
}) {
  return answer.status < 400 ? answer.status : answer.problem.code;
}

type Edits = ReturnType<typeof editsAs>;
type Entry = NonNullable<Parameters<Edits['add']>[2]>;

export function hers({ server, tokens }: Walk): Edits {
  return editsAs(server, () => tokens.ella);
}

export function his({ server, tokens }: Walk): Edits {
  return editsAs(server, () => tokens.max);
}

export function add(walk: Walk, body: Entry = {}, edits = hers(walk)) {
  return edits.add('2026-03-10T08:00:00Z', '2026-03-10T16:00:00Z', body);
}

export async function edit(walk: Walk, edits: Edits, body: Entry = {}) {
  const [id = 0] = await addShifts(walk.server, [worked]);
  const times = {
    clockInDateTime: '2026-03-10T07:30:00Z',
    clockOutDateTime: '2026-03-10T16:00:00Z',
  };
  return outcome(await edits.edit(id, { ...times, ...body }));
}

export async function remove({ server }: Walk, edits: Edits) {
  const [id = 0] = await addShifts(server, [worked]);
  return outcome(await edits.remove(id));
}

type Punch = Partial<NonNullable<CallOptions<'clockInShift'>['body']>>;

export function clockIn({ server, tokens }: Walk, body: Punch = {}) {
  const assignment = { employeeAssignmentId: ella.assignmentId, timeZoneOffset: 60 };
  return server.call('clockInShift', { as: tokens.ella, body: { ...assignment, ...body } });
}

export async function begin(walk: Walk, place: () => Punch = () => ({})) {
  return savedShift(await clockIn(walk, place()));
}

export async function decide(walk: Walk, shifts: Parameters<typeof addShifts>[1]) {
  return outcome(await decideIds(walk, await addShifts(walk.server, shifts)));
}

export function decideIds({ server, tokens }: Walk, ids: readonly number[]) {
  const statusRequests = ids.map((timePairId) => ({ timePairId, status: 'APPROVED' as const }));
  const body = { requestedByUserId: max.id, shouldSyncWithEC: true, statusRequests };
  return server.call('decideTimePairs', { as: tokens.max, body });
}

export async function report(
  { server, tokens }: Walk,
  query: Partial<CallOptions<'getReport'>['query']> = {},
) {
  const days = { fromDate: '2026-03-01', toDate: '2026-03-31', timeZone: 'Europe/Berlin' };
  const path = { reportName: 'employeeSummaryReport' as const };
  return outcome(
    await server.call('getReport', { as: tokens.max, path, query: { ...days, ...query } }),
  );
}

/** Whether Ella is notified of her forgotten shift. */
export async function toldOf(
  walk: Walk,
  type: string,
  at = '2026-03-12T18:00:00Z',
): Promise<boolean> {
  walk.server.now = new Date(at);
  const [shift = 0] = await addShifts(walk.server, [openShift]);
  const pause = { assignment_id: ella.assignmentId, shift_id: shift, from: '2026-03-12T11:00Z' };
  await addSegments(walk.server, [pause]);
  return told(walk, type);
}

export async function told({ server, tokens }: Walk, type: string): Promise<boolean> {
  await doJobs(server);
  const request = { as: tokens.ella, path: { id: ella.id }, query: { page: 0 } };
  const { contents } = (await server.call('getNotifications', request)).body;
  return contents.some((each) => each.type === type);
}

/** Where log-out leads a person who used single sign-on. */
export async function logOutOfSignOn({ server }: Walk): Promise<string | undefined> {
  const as = await logInAs(server, 'ella');
  await server.database.run(
    ...sql`insert into provider_session (access_token_id, name_id)
      select max(id), 'ella' from access_token where employee_id = ${ella.id}`,
  );
  const { cookies } = await server.call('logOut', { as });
  const browser = cookies.get('sign-on');
  const away = await server.app.inject({
    url: '/saml/logout',
    cookies: browser === undefined ? {} : { 'sign-on': browser },
  });
  return away.headers.location?.split('?')[0];
}

export async function doJobs(server: TestServer): Promise<void> {
  await server.database.run(...sql`update job set due_at = '2026-01-01', leased_until = null`);
  await server.runJobs();
}

/** A Monday that can be planned. */
export const plannedDay = { startDate: '2026-03-16', endDate: '2026-03-16' };
export const herDay = { ...plannedDay, userIds: [ella.assignmentId] };
export const turn = { externalCode: 'DAY', duration: 1 };
export const configuration = {
  startTime: '08:00',
  endTime: '16:00',
  nonWorkingDay: false,
  breaks: [],
};

export function previewed(
  { server, tokens }: Walk,
  body: NonNullable<CallOptions<'previewPlan'>['body']>,
) {
  return server.call('previewPlan', { as: tokens.max, body });
}

/** The code of the planned day off, or why there is none. */
export async function dayOffOf(walk: Walk, assignmentId: number, date: string) {
  const dayOff = { startTime: '00:00', endTime: '00:00', nonWorkingDay: true, breaks: [] };
  const asked = { userIds: [assignmentId], startDate: date, endDate: date };
  const assign = { ...asked, durationWorkScheduleAssignment: dayOff };
  const [row] = (await previewed(walk, { assign })).body.rows;
  return row?.refusal?.code ?? row?.days[0]?.after.externalCode;
}
