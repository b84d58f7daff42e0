import { addDays, type DateRange } from 'shared-contracts';
import { statement, type Runner } from '../../database/statement.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { readFeatures } from '../../features/createFeatures.ts';
import { enqueueAll } from '../../jobs/data/jobQueue.ts';
import type { Job, Worker } from '../../jobs/rules/job.ts';
import type { Json } from '../../records/rules/canonicalJson.ts';
import { asDayPlans, type FindPlannedDays } from '../../shifts/data/createDayPlans.ts';
import { createNearbyTime } from '../../shifts/data/nearbyTime.ts';
import { beginningOf, plansAround } from '../../shifts/data/plansAt.ts';
import { shiftColumns, shiftJoin, toShift, type ShiftRow } from '../../shifts/data/shiftRows.ts';
import { indicatorsOf } from '../../shifts/rules/infoIndicators.ts';
import { planAt } from '../../shifts/rules/planAt.ts';
import { startsLate } from '../../shifts/rules/unusual.ts';
import { findLaterOfDay } from './startsItsDay.ts';

const kind = 'RECOMPUTE_INDICATORS';

/** Days of an assignment whose plan has changed. */
export interface ReplannedDays extends DateRange {
  readonly assignmentId: number;
}

/** An assignment whose plan may have changed on any day. */
export type ReplannedAssignment = Pick<ReplannedDays, 'assignmentId'> & Partial<DateRange>;

/**
 * Queues a recalculation of the entries' indicators, in the transaction that changes a schedule, an
 * absence, a holiday or a feature; for `all`, or for entries that can belong to the days, each
 * assignment named once. Without days it is all of the assignment. Adjusted versions stay as they
 * are.
 */
export async function recomputeIndicators(
  transaction: Runner,
  replanned: readonly (ReplannedDays | ReplannedAssignment)[] | 'all',
  now: Date,
): Promise<void> {
  if (replanned === 'all') {
    await enqueueAll(transaction, [{ kind, key: 'all', payload: { assignmentId: null } }], now);
    return;
  }
  const jobs = replanned.map(({ assignmentId, startDate, endDate }) => {
    if (startDate === undefined || endDate === undefined) {
      return { kind, key: `${assignmentId}`, payload: { assignmentId } };
    }
    const key = `${assignmentId} ${startDate} ${endDate}`;
    return { kind, key, payload: { assignmentId, startDate, endDate } };
  });
  await enqueueAll(transaction, jobs, now);
}

/** An entry with a value that changes with its row. */
type EntryRow = ShiftRow & { readonly state: string };

const selectEntries = `select pair.xmin::text as state, ${shiftColumns} from time_pair pair ${shiftJoin}`;

/** `last`: the last entry that was done. */
interface Batch {
  last: number;
  limit: number;
}

const readEntries = statement<EntryRow, Batch>(
  'readEntriesToRecompute',
  `${selectEntries} where pair.id > $last order by pair.id limit $limit`,
);

const readEntriesOfAssignment = statement<EntryRow, Batch & { assignmentId: number }>(
  'readEntriesOfAssignmentToRecompute',
  `${selectEntries} where pair.assignment_id = $assignmentId and pair.id > $last
   order by pair.assignment_id, pair.id limit $limit`,
);

/** Earlier versions have an index of their own. */
export const readEntriesOfDays = statement<
  EntryRow,
  Batch & { assignmentId: number; startDate: string; endDate: string }
>(
  'readEntriesOfDaysToRecompute',
  `${selectEntries}
   where pair.assignment_id = $assignmentId and pair.id > $last and pair.id = any(array(
     select id from time_pair
     where assignment_id = $assignmentId and start_date between $startDate::date and $endDate::date
       and is_latest
     union all
     select id from time_pair
     where assignment_id = $assignmentId and start_date between $startDate::date and $endDate::date
       and not is_latest))
   order by pair.id limit $limit`,
);

/** Skips entries that have changed since they were read, and does not return them. */
const saveIndicators = statement<{ readonly id: number }, { changed: string }>(
  'saveIndicators',
  `update time_pair pair set info_indicators = now.info_indicators
   from jsonb_to_recordset($changed::jsonb) now(assignment_id bigint, id bigint, state text,
     info_indicators text[])
   where pair.assignment_id = now.assignment_id and pair.id = now.id
     and pair.xmin::text = now.state
   returning pair.id`,
);

/** Entries per batch, small enough to block nobody, and batches per part of the job. */
const usual = { batchSize: 500, batches: 20 };

/** Recalculates indicators in the order of the entries' ids; the job stores its progress. */
export function indicatorWorker(
  { database }: Pick<ServerContext, 'database'>,
  plannedDays: FindPlannedDays,
  { batchSize, batches } = usual,
): Worker {
  function readNext({ assignmentId, days }: Asked, batch: Batch) {
    if (assignmentId === null) return database.run(readEntries, batch);
    if (days === null) return database.run(readEntriesOfAssignment, { ...batch, assignmentId });
    // An entry can belong to the plan of the day before or after its own.
    const [startDate, endDate] = [addDays(days.startDate, -1), addDays(days.endDate, 1)];
    return database.run(readEntriesOfDays, { ...batch, assignmentId, startDate, endDate });
  }

  /** Returns the entries that changed in the meantime and must be read again. */
  async function recompute(rows: readonly EntryRow[]): Promise<number[]> {
    const shifts = rows.map(toShift);
    const nearby = createNearbyTime(database, asDayPlans(plannedDays));
    const [around, switches] = await Promise.all([
      plansAround(nearby.dayPlans, shifts.map(beginningOf)),
      // Not from this process's cache, which may be stale.
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
    const saved = await database.run(saveIndicators, { changed: JSON.stringify(changed) });
    const savedIds = new Set(saved.map(({ id }) => id));
    return changed.map(({ id }) => id).filter((id) => !savedIds.has(id));
  }

  return {
    kind,
    work: async (payload) => {
      const { after, ...asked } = read(payload);
      let last = after;
      for (let batch = 0; batch < batches; batch += 1) {
        const rows = await readNext(asked, { last, limit: batchSize });
        const [again] = rows.length > 0 ? await recompute(rows) : [];
        last = again === undefined ? (rows.at(-1)?.pair.id ?? last) : again - 1;
        if (again === undefined && rows.length < batchSize) return undefined;
      }
      return { rest: { assignmentId: asked.assignmentId, ...asked.days, after: last } };
    },
  };
}

interface Asked {
  /** Null for all. */
  readonly assignmentId: number | null;
  /** Null for all days of the assignment: jobs of earlier releases have no days. */
  readonly days: DateRange | null;
}

function read(payload: Job['payload']): Asked & { readonly after: number } {
  const isFields = typeof payload === 'object' && payload !== null && !('length' in payload);
  const fields: { readonly [name: string]: Json | undefined } = isFields ? payload : {};
  const { assignmentId, startDate, endDate, after } = fields;
  const hasDays = typeof startDate === 'string' && typeof endDate === 'string';
  return {
    assignmentId: typeof assignmentId === 'number' ? assignmentId : null,
    days: hasDays ? { startDate, endDate } : null,
    after: typeof after === 'number' ? after : 0,
  };
}
