import type { ApprovalStatus } from 'shared-contracts';
import { statement, type Runner } from '../../database/statement.ts';

/** Another entry that takes some of the same time. */
export interface Overlap {
  readonly id: number;
  readonly status: ApprovalStatus;
}

type OverlapRow = Overlap & { readonly asked_id: number };

/**
 * Only a correction can overlap other entries, such as the one that it corrects. Searches a
 * month before and after.
 */
const readOverlapRows = statement<OverlapRow, { ids: readonly number[] }>(
  'readOverlaps',
  `select asked.id as asked_id, other.id, other.status
   from time_pair asked
   join time_pair other on other.assignment_id = asked.assignment_id and other.is_latest
     and other.start_date between asked.start_date - 31 and asked.start_date + 31
     and other.original_version_id <> asked.original_version_id
     and (asked.is_correction or other.is_correction) and other.deleted_at is null
     and other.clock_in < asked.clock_out and asked.clock_in < other.clock_out
     and asked.clock_in < asked.clock_out and other.clock_in < other.clock_out
   where asked.id = any($ids::bigint[])`,
);

/** The overlapping entries of each requested entry, by its id. */
export async function readOverlaps(
  database: Runner,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Overlap[]>> {
  const rows = await database.run(readOverlapRows, { ids });
  return Map.groupBy(rows, ({ asked_id: id }) => id);
}
