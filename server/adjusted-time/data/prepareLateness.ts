import type { Transaction } from 'kysely';
import { addDays, infoIndicators as inOrder } from 'shared-contracts';
import { runIn, statement } from '../../database/statement.ts';
import type { Tables } from '../../database/tables.ts';
import type { AssignmentDay, DayPlans } from '../../time-entries/data/createDayPlans.ts';
import { plansAt } from '../../time-entries/data/plansAt.ts';
import type { DayPlan } from '../../time-entries/rules/dayPlan.ts';
import { planAt } from '../../time-entries/rules/planAt.ts';
import type { ShiftChange } from '../../time-entries/rules/shiftChange.ts';
import type { TimePairRow } from '../../time-entries/rules/timePairRow.ts';
import { startsLate } from '../../time-entries/rules/unusual.ts';
import { reorderedMoments } from '../rules/reorderedMoments.ts';

type EntryRow = Pick<
  TimePairRow,
  'assignment_id' | 'id' | 'start_date' | 'clock_in' | 'time_zone' | 'status' | 'info_indicators'
>;

/** Value: assignments and days as json. */
const readEntries = statement<EntryRow>(
  'readEntriesOfDays',
  `select pair.assignment_id, pair.id, pair.start_date, pair.clock_in, pair.time_zone, pair.status,
     pair.info_indicators
   from jsonb_to_recordset($1::jsonb) asked("assignmentId" bigint, date date)
   join time_pair pair on pair.assignment_id = asked."assignmentId"
     and pair.start_date between asked.date - 1 and asked.date + 1
     and pair.is_latest and pair.deleted_at is null`,
);

/** Value: assignment, id and indicators of entries as json. */
const saveIndicators = statement<never>(
  'saveLateness',
  `update time_pair pair set info_indicators = now.info_indicators
   from jsonb_to_recordset($1::jsonb) now(assignment_id bigint, id bigint, info_indicators text[])
   where pair.assignment_id = now.assignment_id and pair.id = now.id`,
);

/**
 * Of several entries of a planned shift only the first can be late, so what adds, moves, rejects or
 * deletes one of them may change that of the others. Reads the plans of such days, and answers what is
 * then to be done in the transaction of the changes, after them.
 */
export async function prepareLateness(
  dayPlans: DayPlans,
  changes: readonly Pick<ShiftChange, 'before' | 'after'>[],
): Promise<(transaction: Transaction<Tables>) => Promise<void>> {
  const moments = changes.flatMap(reorderedMoments);
  if (moments.length === 0) return () => Promise.resolve();
  const judgedBy = await plansAt(dayPlans, moments);
  const affected = new Map(
    moments.flatMap(({ assignmentId, timeZone }, index) => {
      const date = judgedBy[index]?.date;
      return date === undefined
        ? []
        : [[keyOf({ assignmentId, date }), { assignmentId, date, timeZone }] as const];
    }),
  );
  const plans = await plansNearby(dayPlans, [...affected.values()]);

  return async (transaction) => {
    const rows = await runIn(transaction, readEntries, [JSON.stringify([...affected.values()])]);
    const entries = [...new Map(rows.map((row) => [row.id, row])).values()];
    const byShift = Map.groupBy(entries, (entry) => {
      const { assignment_id: assignmentId, clock_in: at, time_zone: timeZone } = entry;
      return keyOf({ assignmentId, date: planAt(plans(assignmentId), at, timeZone).date });
    });
    const changed = [...byShift].flatMap(([key, ofShift]) => {
      const day = affected.get(key);
      const plan = plans(day?.assignmentId).find(({ date }) => date === day?.date);
      return plan === undefined ? [] : relabelled(ofShift, plan);
    });
    if (changed.length > 0) await runIn(transaction, saveIndicators, [JSON.stringify(changed)]);
  };
}

/** By assignment, the plans that say to which planned shift the entries on and beside the days belong. */
async function plansNearby(dayPlans: DayPlans, days: readonly AssignmentDay[]) {
  const nearby = days.flatMap((day) =>
    [-2, -1, 0, 1, 2].map((beside) => ({ ...day, date: addDays(day.date, beside) })),
  );
  const asked = [...new Map(nearby.map((day) => [keyOf(day), day])).values()];
  const plans = await dayPlans(asked);
  const byAssignment = Map.groupBy(plans, (_plan, index) => asked[index]?.assignmentId);
  return (assignmentId: number | undefined) => byAssignment.get(assignmentId) ?? [];
}

function keyOf({ assignmentId, date }: Pick<AssignmentDay, 'assignmentId' | 'date'>): string {
  return `${assignmentId} ${date}`;
}

/** The entries of a planned shift whose indicators are other ones than they were. */
function relabelled(entries: readonly EntryRow[], plan: DayPlan) {
  const standing = entries.filter(({ status }) => status !== 'REJECTED');
  return entries.flatMap((entry) => {
    const { assignment_id, id, clock_in: start, info_indicators: before } = entry;
    const isLate =
      startsLate({ pair: entry }, plan) && !standing.some(({ clock_in }) => clock_in < start);
    if (isLate === before.includes('LATE_CLOCK_IN')) return [];
    const info_indicators = inOrder.filter((indicator) =>
      indicator === 'LATE_CLOCK_IN' ? isLate : before.includes(indicator),
    );
    return [{ assignment_id, id, info_indicators }];
  });
}
