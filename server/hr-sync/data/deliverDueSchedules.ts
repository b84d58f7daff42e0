import { statement } from '../../database/statement.ts';
import type { Database } from '../../database/database.ts';
import type { HrScheduleRecord } from '../../hr-outbox/rules/hrSystem.ts';
import { leaseEnd } from '../../queues/rules/lease.ts';
import { managersOf } from '../../people/data/managersOf.ts';
import { afterScheduleDelivery } from '../rules/afterScheduleDelivery.ts';
import { hrLease } from '../rules/hrPolicy.ts';
import { hrScheduleRecord, type ScheduleFacts } from '../rules/hrScheduleRecord.ts';
import { attempt, type DeliveryParts } from './attempt.ts';
import { leaseSchedules, saveSchedules, type LeasedSchedule } from './scheduleQueue.ts';

type Told = Pick<
  ScheduleFacts,
  'employee_number' | 'assignment_code' | 'schedule_code' | 'duration'
>;

/** The assignment and the work schedule of each, in the same order. */
const readTold = statement<
  Told,
  { assignmentIds: readonly number[]; scheduleIds: readonly (number | null)[] }
>(
  'readToldOfSchedules',
  `select employee.employee_number, assignment.code as assignment_code,
     work_schedule.external_code as schedule_code,
     jsonb_array_length(work_schedule.days) as duration
   from unnest($assignmentIds::bigint[], $scheduleIds::bigint[]) with ordinality
       as asked(assignment_id, schedule_id, place)
     join assignment on assignment.id = asked.assignment_id
     join employee on employee.id = assignment.employee_id
     left join work_schedule on work_schedule.id = asked.schedule_id
   order by asked.place`,
);

/** As many as a system accepts in a few parallel batches. */
const atOnce = 200;

/**
 * Delivers the due temporary schedules, the first row of each person, and saves the results.
 * Returns the number of rows; 0 if nothing more is due. Several processes can run it at the same
 * time.
 */
export async function deliverDueSchedules(parts: DeliveryParts): Promise<number> {
  const { database, push, now, chance, hrSystem } = parts;
  const until = leaseEnd(now(), hrLease);
  const rows = await database.run(leaseSchedules, { now: now(), until, limit: atOnce });
  if (rows.length === 0) return 0;
  const records = await readRecords(database, rows);
  const attempts = await attempt(
    records.map((record) => [record]),
    (all, signal) => hrSystem.deliverSchedules(all, signal),
    parts,
  );
  const saved = rows.flatMap((row, index) =>
    (attempts[index] ?? []).map(([, outcome]) =>
      afterScheduleDelivery(row, outcome, { now: now().toISOString(), chance: chance() }),
    ),
  );
  await database.run(saveSchedules, { rows: JSON.stringify(saved) });
  const employeeIds = await managersOf(database, [...new Set(rows.map((row) => row.employee_id))]);
  push.publish({ type: 'schedules-changed', employeeIds });
  return rows.length;
}

async function readRecords(
  database: Database,
  rows: readonly LeasedSchedule[],
): Promise<HrScheduleRecord[]> {
  const told = await database.run(readTold, {
    assignmentIds: rows.map(({ assignment_id: id }) => id),
    scheduleIds: rows.map(({ work_schedule_id: id }) => id),
  });
  return rows.map((row, index) => {
    const of = told[index];
    if (of === undefined) throw new Error('An assignment is missing.');
    return hrScheduleRecord({ ...row, ...of });
  });
}
