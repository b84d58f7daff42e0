import type { ErrorCode } from 'shared-contracts';
import type { Database } from '../../database/database.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireFound } from '../../calls/sharedRefusals.ts';
import { findEndedSegment } from '../data/editState.ts';
import type { ShiftWithAuthor } from '../../shifts/data/presentShifts.ts';
import type { SegmentRow } from '../../shifts/rules/timePairRow.ts';
import type { EditCase } from '../rules/editCase.ts';
import { requireOwnDay, requireRecentDay } from './requireEditableDay.ts';
import { requirePermission } from './requirePermission.ts';

/** The refusal codes for a shift that has changed in the meantime. */
export interface StaleCodes {
  readonly corrected: ErrorCode;
  readonly deleted: ErrorCode;
}

export const onChanging: StaleCodes = {
  corrected: 'SEGMENT_CORRECTION_WHEN_SHIFT_CORRECTED',
  deleted: 'SEGMENT_CORRECTION_WHEN_SHIFT_DELETED',
};

/** The shift, if it is the latest version, not deleted, and can be changed by the editor. */
export function requireShift(
  shift: ShiftWithAuthor | null,
  facts: EditCase,
  codes: StaleCodes,
): ShiftWithAuthor {
  requireFound(shift);
  const { pair } = shift;
  requireOwnDay(facts, pair.clock_in);
  if (!pair.is_latest) throw new Refusal(codes.corrected);
  if (pair.deleted_at !== null) throw new Refusal(codes.deleted);
  requireRecentDay(facts, pair.start_date, 'clockInDateTime');
  requirePermission(facts, pair);
  return shift;
}

/** The segment with that id; refuses one that was edited, deleted or never in the shift. */
export async function findSegment(
  database: Database,
  { pair, segments }: ShiftWithAuthor,
  id: number,
): Promise<SegmentRow> {
  const segment = segments.find((each) => each.id === id);
  if (segment !== undefined) return segment;
  const [ended] = await database.run(findEndedSegment, {
    assignmentId: pair.assignment_id,
    shiftId: pair.original_version_id,
    id,
  });
  requireFound(ended);
  throw new Refusal(ended.replaced_by === null ? 'ALREADY_DELETED' : 'SEGMENT_ALREADY_CORRECTED');
}
