import { statement, type Runner } from '../../database/statement.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { readFeatures } from '../../features/createFeatures.ts';
import { enqueueAll } from '../../jobs/data/jobQueue.ts';
import type { Job, Worker } from '../../jobs/rules/job.ts';
import { asDayPlans, type FindPlannedDays } from '../../shifts/data/createDayPlans.ts';
import { createNearbyTime } from '../../shifts/data/nearbyTime.ts';
import { beginningOf, plansAround } from '../../shifts/data/plansAt.ts';
import { shiftColumns, shiftJoin, toShift, type ShiftRow } from '../../shifts/data/shiftRows.ts';
import { indicatorsOf } from '../../shifts/rules/infoIndicators.ts';
import { planAt } from '../../shifts/rules/planAt.ts';
import { startsLate } from '../../shifts/rules/unusual.ts';
import { findLaterOfDay } from './startsItsDay.ts';

const kind = 'RECOMPUTE_INDICATORS';

/**
 * Asks for the indicators of entries to be worked out anew, in the transaction that changes a
 * schedule, an absence, a holiday or a feature. Adjusted versions stay as they are.
 */
export async function recomputeIndicators(
  transaction: Runner,
  assignmentIds: readonly number[] | 'all',
  now: Date,
): Promise<void> {
  const ids = assignmentIds === 'all' ? [null] : [...new Set(assignmentIds)];
  const jobs = ids.map((assignmentId) => {
    const key = assignmentId === null ? 'all' : String(assignmentId);
    return { kind, key, payload: { assignmentId } };
  });
  await enqueueAll(transaction, jobs, now);
}

/** An entry, and what tells its row from a later state of it. */
type EntryRow = ShiftRow & { readonly state: string };

/** Values: the last entry that was done, an assignment or null for all, how many. */
const readEntries = statement<EntryRow>(
  'readEntriesToRecompute',
  `select pair.xmin::text as state, ${shiftColumns} from time_pair pair ${shiftJoin}
   where pair.id > $1 and ($2::bigint is null or pair.assignment_id = $2::bigint)
   order by pair.id limit $3`,
);

/**
 * Value: assignment, id, state and indicators of entries as json. What was punched or edited since it
 * was read is left alone, and not answered.
 */
const saveIndicators = statement<{ readonly id: number }>(
  'saveIndicators',
  `update time_pair pair set info_indicators = now.info_indicators
   from jsonb_to_recordset($1::jsonb) now(assignment_id bigint, id bigint, state text,
     info_indicators text[])
   where pair.assignment_id = now.assignment_id and pair.id = now.id
     and pair.xmin::text = now.state
   returning pair.id`,
);

/** So many entries at a time, so that nobody waits for it, and so many of these in a part of the job. */
const usual = { batchSize: 500, batches: 20 };

/** Works indicators out anew, in the order of the entries' ids; the job keeps how far it is. */
export function indicatorWorker(
  { database }: Pick<ServerContext, 'database'>,
  plannedDays: FindPlannedDays,
  { batchSize, batches } = usual,
): Worker {
  /** Answers the entries that changed meanwhile and are to be read again. */
  async function recompute(rows: readonly EntryRow[]): Promise<number[]> {
    const shifts = rows.map(toShift);
    const nearby = createNearbyTime(database, asDayPlans(plannedDays));
    const [around, switches] = await Promise.all([
      plansAround(nearby.dayPlans, shifts.map(beginningOf)),
      // Not those that this process keeps: the change may be younger.
      readFeatures(database),
    ]);
    const entries = shifts.map((shift, index) => {
      const plans = around[index] ?? [];
      return { shift, plans, plan: planAt(plans, shift.pair.clock_in, shift.pair.time_zone) };
    });
    const late = entries.filter(({ shift, plan }) => startsLate(shift, plan));
    const later = await findLaterOfDay(nearby, late);
    const changed = entries.flatMap(({ shift, plan }, index) => {
      const { assignment_id, id } = shift.pair;
      const indicators = indicatorsOf(shift, plan, switches, !later.has(id));
      const isSame = indicators.join() === shift.pair.info_indicators.join();
      const state = rows[index]?.state;
      return isSame ? [] : [{ assignment_id, id, state, info_indicators: indicators }];
    });
    if (changed.length === 0) return [];
    const saved = await database.run(saveIndicators, [JSON.stringify(changed)]);
    const savedIds = new Set(saved.map(({ id }) => id));
    return changed.map(({ id }) => id).filter((id) => !savedIds.has(id));
  }

  return {
    kind,
    work: async (payload) => {
      const { assignmentId, after } = read(payload);
      let last = after;
      for (let batch = 0; batch < batches; batch += 1) {
        const rows = await database.run(readEntries, [last, assignmentId, batchSize]);
        const [again] = rows.length > 0 ? await recompute(rows) : [];
        last = again === undefined ? (rows.at(-1)?.pair.id ?? last) : again - 1;
        if (again === undefined && rows.length < batchSize) return undefined;
      }
      return { rest: { assignmentId, after: last } };
    },
  };
}

/** The assignment, null for all, and the last entry that was done. */
function read(payload: Job['payload']) {
  const isFields = typeof payload === 'object' && payload !== null && 'assignmentId' in payload;
  const { assignmentId = null, after = 0 } = isFields ? payload : {};
  return {
    assignmentId: typeof assignmentId === 'number' ? assignmentId : null,
    after: typeof after === 'number' ? after : 0,
  };
}
