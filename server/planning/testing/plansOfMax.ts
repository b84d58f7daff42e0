import { randomUUID } from 'node:crypto';
import type { components } from 'shared-contracts';
import { beforeAll, beforeEach } from 'vitest';
import type { Database } from '../../database/database.ts';
import { composed } from '../../database/statement.ts';
import { createTeam } from '../../testing/teamOfMax.ts';
import { logInAs } from '../../testing/testCompany.ts';
import { setFeatures } from '../../testing/testFeatures.ts';
import type { TestServer } from '../../testing/testServer.ts';

type Schemas = components['schemas'];

const work = 'SCHEDULED_WORKING_TIME';
const shift = (startTime: string, endTime: string, minutes: number) => ({
  category: 'DAY_MODEL',
  workingMinutes: minutes,
  customDurationBreak: null,
  segments: [{ category: work, startTime, endTime, minuteDuration: minutes }],
});
const off = { category: 'OFF', workingMinutes: 0, customDurationBreak: null, segments: [] };
const numbered = (days: readonly object[]) =>
  JSON.stringify(days.map((day, index) => ({ ...day, dayNumber: index + 1 })));

const early = shift('06:00', '14:00', 480);
const late = shift('14:00', '22:00', 480);
const night = shift('22:00', '06:00', 480);
const office = [...Array<object>(5).fill(shift('08:00', '16:00', 480)), off, off];

const schedules = `
  insert into work_schedule (id, external_code, external_name, time_recording_variant,
    individual_employee_id, non_working_day, country_code, days)
  values (1, 'WEEK', 'Office week', 'CLOCK', null, false, null, '${numbered(office)}'),
    (2, 'EARLY', 'Early', 'CLOCK', null, false, 'DE', '${numbered([early])}'),
    (3, 'LATE', 'Late', 'CLOCK', null, false, 'DE', '${numbered([late])}'),
    (4, 'NIGHT', 'Night', 'CLOCK', null, false, 'TH', '${numbered([night])}'),
    (5, 'HOURS', 'Eight hours', 'DURATION', null, false, null, '${numbered([early])}'),
    (6, 'ELLA', 'Made for Ella', 'CLOCK', 1001, false, null, '${numbered([early])}'),
    (7, 'NWD-C', 'Day off', 'CLOCK', null, true, null, '${numbered([off])}'),
    (8, 'R3', 'Early, night, off', 'CLOCK', null, false, null, '${numbered([early, night, off])}');
  insert into assigned_schedule (code, assignment_id, work_schedule_id, start_date, first_day_number,
    is_temporary)
  select 'L-' || id, id, 1, '2025-12-29', 1, false from assignment
  where id in (1001, 1003, 1005, 1021, 1022, 1023);
  insert into absence (code, assignment_id, time_type_name, start_date, end_date)
  values ('V', 1001, 'Vacation', '2026-03-19', '2026-03-20');
  update employee set authorities = '{APPROVE_TIME,ASSIGN_WORK_SCHEDULES}' where id in (1002, 1004);
  insert into manager_assignment (id, manager_id, assignment_id, start_date)
  values (1021, 1004, 1001, '2026-01-01')`;

/** Max's team, who plans in weeks; Dora manages Ella as well. */
export async function createPlannedTeam(database: Database): Promise<void> {
  await createTeam(database);
  for (const sql of schedules.split(';')) await database.run(composed(sql));
}

/** Plans by Max and Dora; each test starts without any. */
export function plansOfMax(server: TestServer) {
  const tokens = { max: '', dora: '', ella: '' };
  const run = (sql: string, ...values: unknown[]) =>
    server.database.run(composed<Record<string, unknown>>(sql), values);

  /** The clock time at which the sessions began. */
  let signedInAt = '';
  const goTo = async (instant: string) => {
    server.now = new Date(instant);
    signedInAt = instant;
    for (const name of ['max', 'dora', 'ella'] as const) tokens[name] = await logInAs(server, name);
  };
  const start = '2026-03-02T08:00:00Z';

  beforeAll(() => goTo(start));
  beforeEach(async () => {
    if (signedInAt === start) server.now = new Date(start);
    else await goTo(start);
    for (const table of [
      'assigned_schedule where is_temporary',
      ...['plan_change', 'plan_undo', 'schedule_outbox', 'assignment_plan', 'planned_minimum'],
      ...['notification', 'job', "work_schedule where external_code like 'PUNCTUAL-%'"],
    ]) {
      await run(`delete from ${table}`);
    }
    await setFeatures(server, {});
    server.published.length = 0;
  });

  const options = (as: keyof typeof tokens, key: string = randomUUID()) => ({
    as: tokens[as],
    idempotencyKey: key,
  });
  const assign = (body: Schemas['AssignRequest'], as: keyof typeof tokens = 'max', key?: string) =>
    server.call('assignTemporarySchedule', { ...options(as, key), body });
  /** Gives days of assignments a code. */
  const give = (
    code: string,
    userIds: number[],
    startDate: string,
    endDate = startDate,
    as: keyof typeof tokens = 'max',
  ) => assign({ userIds, startDate, endDate, workScheduleExternalCode: code }, as);
  const create = (body: Schemas['AssignRequest'], as: keyof typeof tokens = 'max') =>
    server.call('createAndAssignSchedule', { ...options(as), body });
  const rotate = (body: Schemas['RotationRequest'], as: keyof typeof tokens = 'max') =>
    server.call('assignRotation', { ...options(as), body });
  const copy = (body: Schemas['CopyRequest'], as: keyof typeof tokens = 'max') =>
    server.call('copySchedules', { ...options(as), body });
  const undo = (body: Schemas['UndoPlanRequest'], as: keyof typeof tokens = 'max') =>
    server.call('undoPlan', { ...options(as), body });
  const preview = async (body: Schemas['PlanPreviewRequest'], as: keyof typeof tokens = 'max') =>
    server.call('previewPlan', { as: tokens[as], body });

  /** The temporary ranges as `schedule first..last day number`. */
  const ranges = async (assignmentId: number) => {
    const rows = await run(
      `select work.external_code || ' ' || start_date || '..' || coalesce(end_date::text, '')
         || ' ' || first_day_number as told
       from assigned_schedule assigned join work_schedule work on work.id = assigned.work_schedule_id
       where assignment_id = $1 and is_temporary order by start_date`,
      assignmentId,
    );
    return rows.map(({ told }) => told);
  };
  /** The HR outbox as `operation first..last state`. */
  const queued = async (assignmentId: number, order = 'position') => {
    const rows = await run(
      `select operation || ' ' || start_date || '..' || coalesce(end_date::text, '') || ' ' || state
         as told
       from schedule_outbox where assignment_id = $1 order by ${order}`,
      assignmentId,
    );
    return rows.map(({ told }) => told);
  };
  return { tokens, goTo, run, assign, give, create, rotate, copy, undo, preview, ranges, queued };
}

/** The outcome of each row: its refusal's code, or null. */
export function refusalsOf({
  body,
}: {
  readonly body: { readonly results: readonly Pick<Schemas['PlanResult'], 'refusal'>[] };
}) {
  return body.results.map(({ refusal }) => refusal?.code ?? null);
}
