import { headColumns, joinHead } from '../../records/data/chainHead.ts';
import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { headOf, type ChainHead, type HeadRow } from '../../records/rules/record.ts';
import type { OtherEntry } from '../rules/collision.ts';
import type { ShiftWithAuthor } from '../../shifts/data/presentShifts.ts';
import {
  shiftColumns,
  shiftJoin,
  toShiftWithAuthor,
  type ShiftRow,
} from '../../shifts/data/shiftRows.ts';

/** Everything that an edit is judged by, read at one moment. */
export interface EditState {
  /** The head of the assignment's record chain. */
  readonly head: ChainHead;
  /** The requested version; null if the assignment does not have it. */
  readonly shift: ShiftWithAuthor | null;
  /** Latest entries of the assignment that are not deleted; of corrections only approved ones. */
  readonly others: readonly OtherEntry[];
}

type StateRow = HeadRow & {
  readonly others: readonly OtherEntry[] | null;
} & (ShiftRow | { readonly pair: null });

/** `id` is of a version; `since` and `until` are the first and last relevant instant. */
const readState = statement<
  StateRow,
  { assignmentId: number; id: number | null; since: string; until: string }
>(
  'readEditState',
  `select ${headColumns}, beside.others, found.*
   from (values ($assignmentId::bigint, $id::bigint, $since::timestamptz, $until::timestamptz))
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
  const [row] = await database.run(readState, {
    assignmentId,
    id,
    since: span.start,
    until: span.end ?? 'infinity',
  });
  if (row === undefined) throw new Error('The query returned no row.');
  const shift = row.pair === null ? null : toShiftWithAuthor(row);
  const original = shift?.pair.original_version_id;
  return {
    head: headOf(row),
    shift,
    others: (row.others ?? []).filter(({ originalVersionId }) => originalVersionId !== original),
  };
}

/** The replacement of a segment that a shift no longer contains. */
export const findEndedSegment = statement<
  { readonly replaced_by: number | null },
  { assignmentId: number; shiftId: number; id: number }
>(
  'findEndedSegment',
  `select replaced_by from segment
   where assignment_id = $assignmentId and shift_id = $shiftId and id = $id
     and deleted_at is not null`,
);

export const findVersion = statement<{ readonly assignment_id: number }, { id: number }>(
  'findVersion',
  'select assignment_id from time_pair where id = $id',
);
