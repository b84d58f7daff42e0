import { headColumns, joinHead } from '../../records/data/chainHead.ts';
import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { headOf, type ChainHead, type HeadRow } from '../../records/rules/record.ts';
import type { OtherEntry } from '../rules/collision.ts';
import type { KeptShift } from '../../shifts/data/presentShifts.ts';
import {
  shiftColumns,
  shiftJoin,
  toKeptShift,
  type ShiftRow,
} from '../../shifts/data/shiftRows.ts';

/** Everything that an edit is judged by, read at one moment. */
export interface EditState {
  /** The head of the assignment's record chain. */
  readonly head: ChainHead;
  /** The requested version; null if the assignment does not have it. */
  readonly shift: KeptShift | null;
  /** Latest entries of the assignment that are not deleted; of corrections only approved ones. */
  readonly others: readonly OtherEntry[];
}

type StateRow = HeadRow & {
  readonly others: readonly OtherEntry[] | null;
} & (ShiftRow | { readonly pair: null });

/** Values: assignment, id of a version or null, first and last relevant instant. */
const readState = statement<StateRow>(
  'readEditState',
  `select ${headColumns}, beside.others, found.*
   from (values ($1::bigint, $2::bigint, $3::timestamptz, $4::timestamptz))
     asked(assignment_id, id, since, until)
   ${joinHead('asked.assignment_id')}
   left join lateral (
     select json_agg(json_build_object('originalVersionId', other.original_version_id,
       'start', instant_text(other.clock_in), 'end', instant_text(other.clock_out),
       'isApproved', other.status in ('APPROVED', 'PENDING_DELETE'))
       order by other.clock_in) as others
     from time_pair other
     where other.assignment_id = asked.assignment_id and other.is_latest
       and other.deleted_at is null and (not other.is_correction
         or other.status in ('APPROVED', 'PENDING_DELETE') and other.clock_in < other.clock_out)
       and other.clock_in <= asked.until and coalesce(other.clock_out, 'infinity') >= asked.since
   ) beside on true
   left join lateral (
     select ${shiftColumns} from time_pair pair ${shiftJoin}
     where pair.assignment_id = asked.assignment_id and pair.id = asked.id
   ) found on true`,
);

export async function readEditState(
  database: Database,
  assignmentId: number,
  id: number | null,
  span: { readonly start: string; readonly end: string | null },
): Promise<EditState> {
  const values = [assignmentId, id, span.start, span.end ?? 'infinity'];
  const [row] = await database.run(readState, values);
  if (row === undefined) throw new Error('The query returned no row.');
  const shift = row.pair === null ? null : toKeptShift(row);
  const original = shift?.pair.original_version_id;
  return {
    head: headOf(row),
    shift,
    others: (row.others ?? []).filter(({ originalVersionId }) => originalVersionId !== original),
  };
}

/**
 * The replacement of a segment that a shift no longer contains. Values: assignment, shift, segment.
 */
export const findEndedSegment = statement<{ readonly replaced_by: number | null }>(
  'findEndedSegment',
  `select replaced_by from segment
   where assignment_id = $1 and shift_id = $2 and id = $3 and deleted_at is not null`,
);

/** Value: id of any version. */
export const findVersion = statement<{ readonly assignment_id: number }>(
  'findVersion',
  'select assignment_id from time_pair where id = $1',
);
