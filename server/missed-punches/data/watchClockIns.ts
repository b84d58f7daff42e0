import { addDays, localDay, type FeatureInfo, type Instant, type TimeSpan } from 'shared-contracts';
import type { ShiftBook } from '../../shifts/data/createShiftBook.ts';
import { statement } from '../../database/statement.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import type { Worker } from '../../jobs/rules/job.ts';
import { type MissedNotice, onceKeyOf } from '../../notifications/rules/notice.ts';
import { authoritiesOn, variantsOf } from '../../people/data/personSql.ts';
import { covers } from '../../people/rules/isActiveAt.ts';
import { variantOn } from '../../people/rules/variantOn.ts';
import type { AssignmentDay } from '../../shifts/data/createDayPlans.ts';
import { tellOnce } from '../../notifications/data/tellOnce.ts';
import { withoutClockIn } from './withoutClockIn.ts';
import { type DayPlan, scheduledSpan } from '../../shifts/rules/dayPlan.ts';
import { missedPunchDueAt } from '../../shifts/rules/missedPunchDueAt.ts';

interface ClockingAssignment {
  readonly id: number;
  readonly employee_id: number;
  readonly time_zone: string;
  readonly start_date: string;
  readonly end_date: string | null;
  readonly variants: Parameters<typeof variantOn>[0];
}

const readClocking = statement<ClockingAssignment, { last: number; batchSize: number }>(
  'readClockingAssignments',
  `select a.id, a.employee_id, a.time_zone, a.start_date, a.end_date,
     ${variantsOf('a')} as variants
   from assignment a join employee on employee.id = a.employee_id
   where 'CAPTURE_TIME' = any(${authoritiesOn('a')}) and a.id > $last
   order by a.id limit $batchSize`,
);

const batchSize = 500;

/**
 * Checks every five minutes for shifts that should have begun without a clock-in, and notifies
 * their people once (spec §9). Skips people who record durations or cannot clock.
 */
export function watchClockIns(
  { database, push }: Pick<ServerContext, 'database' | 'push'>,
  { dayPlans, features }: Pick<ShiftBook, 'dayPlans' | 'features'>,
): Worker {
  async function watch(assignments: readonly ClockingAssignment[], now: Date): Promise<void> {
    const employees = new Map(assignments.map((each) => [each.id, each.employee_id]));
    const days = assignments.flatMap((each) => workdays(each, now.toISOString()));
    const plans = await dayPlans(days);
    const switches = await features.read();
    const expected = days.flatMap((day, index) => {
      const plan = plans[index];
      const span = plan === undefined ? null : missedShift(plan, switches, now.toISOString());
      return span === null ? [] : [{ ...day, span }];
    });
    const missing = await withoutClockIn(database, expected);
    const notices = missing.map(({ assignmentId, date, timeZone, span }): MissedNotice => ({
      kind: 'MISSED_CLOCK_IN',
      employeeId: employees.get(assignmentId) ?? 0,
      assignmentId,
      timePairId: null,
      time: { start: span.start, end: null, timeZone },
      onceKey: onceKeyOf('MISSED_CLOCK_IN', { assignmentId, date }),
    }));
    await tellOnce({ database, push }, notices, now);
  }

  return {
    kind: 'WATCH_CLOCK_INS',
    every: 5 * 60_000,
    work: async (_payload, now) => {
      if (!(await features.read()).features.TIME_CAPTURE) return;
      for (let last = 0; ;) {
        const assignments = await database.run(readClocking, { last, batchSize });
        await watch(assignments, now);
        last = assignments.at(-1)?.id ?? last;
        if (assignments.length < batchSize) return;
      }
    },
  };
}

/** Today, and yesterday for a night shift after midnight, if the time is clocked. */
function workdays(assignment: ClockingAssignment, now: string): AssignmentDay[] {
  const { id: assignmentId, time_zone: timeZone, start_date: startDate } = assignment;
  const today = localDay(now, timeZone);
  return [addDays(today, -1), today]
    .filter((date) => covers({ startDate, endDate: assignment.end_date }, date))
    .filter((date) => variantOn(assignment.variants, date) === 'CLOCK')
    .map((date) => ({ assignmentId, date, timeZone }));
}

/**
 * The planned shift for which a clock-in is overdue; null before that, and once the shift is over.
 */
function missedShift(plan: DayPlan, features: FeatureInfo, now: Instant): TimeSpan | null {
  const span = scheduledSpan(plan);
  if (span === null) return null;
  const due = missedPunchDueAt(span.start, 'MISSED_CLOCK_IN_THRESHOLD', features);
  return due !== null && now >= due && now < span.end ? span : null;
}
