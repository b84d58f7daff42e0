import { nextStatus, type ErrorCode } from 'shared-contracts';
import type { ManualEntry } from './manualPunch.ts';
import { statusOf } from './nextVersion.ts';
import { shiftForSegments, withDuration } from './saveSegment.ts';
import { endedSegment } from './segmentVersions.ts';
import type { ShiftOutcome } from './shiftChange.ts';
import type { SegmentRow, Shift } from './timePairRow.ts';

/** Deletes a shift, or asks for its deletion where it was approved (decisions: approval status). */
export function deleteShift(
  shift: Shift,
  { editor, now }: Pick<ManualEntry, 'editor' | 'now'>,
  allowManagerDelete: boolean,
): ShiftOutcome {
  const { pair } = shift;
  const event = editor.actsAs === 'MANAGER' ? 'DELETE_BY_MANAGER' : 'DELETE_BY_EMPLOYEE';
  const deleted = nextStatus(pair.status, event, { ...statusOf(pair), allowManagerDelete });
  if (!deleted.ok) return { done: false, code: deleted.code };
  const { status, wasPreviouslyApproved } = deleted;
  const isGone = status === 'DELETED';
  return {
    done: true,
    action: isGone ? 'DELETED' : 'DELETION_REQUESTED',
    before: shift,
    after: {
      ...shift,
      pair: {
        ...pair,
        status,
        was_previously_approved: wasPreviouslyApproved,
        status_before_deletion: isGone ? pair.status_before_deletion : pair.status,
        deleted_at: isGone ? now : null,
      },
    },
  };
}

/** Deletes a segment of a shift, which is an edit of a shift that was decided. */
export function deleteSegment(
  shift: Shift,
  segment: SegmentRow,
  entry: ManualEntry,
  isOvertimeDeletable: boolean,
  takeId: () => number,
): ShiftOutcome {
  const refused = segmentRefusal(shift, segment, isOvertimeDeletable);
  if (refused !== null) return { done: false, code: refused };
  const version = shiftForSegments(shift.pair, entry, takeId);
  if (!version.done) return version;
  const moment = { version: version.pair.version, now: entry.now };
  const ended = endedSegment(segment, moment);
  const segments = shift.segments.map((each) => (each === segment ? ended : each));
  return {
    done: true,
    action: 'SEGMENT_DELETED',
    before: shift,
    after: { pair: withDuration(version.pair, segments), segments },
  };
}

/** Breaks can always be deleted; overtime only at an end of its shift, where it may (spec §5). */
function segmentRefusal(
  { segments }: Shift,
  segment: SegmentRow,
  isOvertimeDeletable: boolean,
): ErrorCode | null {
  if (segment.pair_type === 'BREAK' || segment.pair_type === 'SEGMENT') return null;
  const isAtAnEnd = segment === segments[0] || segment === segments.at(-1);
  return isOvertimeDeletable && isAtAnEnd ? null : 'SEGMENT_NOT_DELETABLE';
}
