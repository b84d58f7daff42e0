import type { Transaction } from 'kysely';
import { infoIndicators as inOrder } from 'shared-contracts';
import { runIn, statement } from '../../database/statement.ts';
import type { Tables } from '../../database/tables.ts';
import type { AssignmentDay, DayPlans } from '../../time-entries/data/createDayPlans.ts';
import type { DayPlan } from '../../time-entries/rules/dayPlan.ts';
import type { ShiftChange } from '../../time-entries/rules/shiftChange.ts';
import type { TimePairRow } from '../../time-entries/rules/timePairRow.ts';
import { startsLate } from '../../time-entries/rules/unusual.ts';
import { reorderedDays } from '../rules/reorderedDays.ts';

type EntryRow = Pick<
  TimePairRow,
  'assignment_id' | 'id' | 'start_date' | 'clock_in' | 'status' | 'info_indicators'
>;

/** Value: assignments and days as json. */
const readEntries = statement<EntryRow>(
  'readEntriesOfDays',
  `select pair.assignment_id, pair.id, pair.start_date, pair.clock_in, pair.status,
     pair.info_indicators
   from jsonb_to_recordset($1::jsonb) asked("assignmentId" bigint, date date)
   join time_pair pair on pair.assignment_id = asked."assignmentId"
     and pair.start_date = asked.date and pair.is_latest and pair.deleted_at is null`,
);

/** Value: assignment, id and indicators of entries as json. */
const saveIndicators = statement<never>(
  'saveLateness',
  `update time_pair pair set info_indicators = now.info_indicators
   from jsonb_to_recordset($1::jsonb) now(assignment_id bigint, id bigint, info_indicators text[])
   where pair.assignment_id = now.assignment_id and pair.id = now.id`,
);

/**
 * Of several entries of a day only the first can be late, so what adds, moves, rejects or deletes one
 * of them may change that of the others. Reads the plans of such days, and answers what is then to be
 * done in the transaction of the changes, after them.
 */
export async function prepareLateness(
  dayPlans: DayPlans,
  changes: readonly Pick<ShiftChange, 'before' | 'after'>[],
): Promise<(transaction: Transaction<Tables>) => Promise<void>> {
  const days = new Map(changes.flatMap(reorderedDays).map((day) => [keyOf(day), day]));
  if (days.size === 0) return () => Promise.resolve();
  const plans = await dayPlans([...days.values()]);
  const planOf = new Map([...days.keys()].map((key, index) => [key, plans[index]]));

  return async (transaction) => {
    const entries = await runIn(transaction, readEntries, [JSON.stringify([...days.values()])]);
    const byDay = Map.groupBy(entries, ({ assignment_id: assignmentId, start_date: date }) =>
      keyOf({ assignmentId, date }),
    );
    const changed = [...byDay].flatMap(([key, ofDay]) => {
      const plan = planOf.get(key);
      return plan === undefined ? [] : relabelled(ofDay, plan);
    });
    if (changed.length > 0) await runIn(transaction, saveIndicators, [JSON.stringify(changed)]);
  };
}

function keyOf({ assignmentId, date }: Pick<AssignmentDay, 'assignmentId' | 'date'>): string {
  return `${assignmentId} ${date}`;
}

/** The entries of a day whose indicators are other ones than they were. */
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
