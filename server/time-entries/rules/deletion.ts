import { mayDeleteSegment, nextStatus, type FeatureInfo } from 'shared-contracts';
import type { ManualEntry } from './manualPunch.ts';
import { statusOf } from './nextVersion.ts';
import { shiftForSegments, withDuration } from './saveSegment.ts';
import { endedSegment } from './segmentVersions.ts';
import type { ShiftOutcome } from '../../shifts/rules/shiftChange.ts';
import type { SegmentRow, Shift } from '../../shifts/rules/timePairRow.ts';

/** Deletes a shift, or requests its deletion if it was approved (decisions: approval status). */
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

/** Withdraws the employee's own request for a deletion: restores the status before it. */
export function takeBackDeletion(shift: Shift): ShiftOutcome {
  const { pair } = shift;
  const taken = nextStatus(pair.status, 'TAKE_BACK_DELETION', statusOf(pair));
  if (!taken.ok) return { done: false, code: taken.code };
  return {
    done: true,
    action: 'DELETION_TAKEN_BACK',
    before: shift,
    after: { ...shift, pair: { ...pair, status: taken.status, status_before_deletion: null } },
  };
}

/** Deletes a segment of a shift; in a decided shift that is an edit of the shift. */
export function deleteSegment(
  shift: Shift,
  segment: SegmentRow,
  entry: ManualEntry,
  features: FeatureInfo,
  takeId: () => number,
): ShiftOutcome {
  const kinds = shift.segments.map(({ pair_type: kind }) => kind);
  if (!mayDeleteSegment(kinds, shift.segments.indexOf(segment), features)) {
    return { done: false, code: 'SEGMENT_NOT_DELETABLE' };
  }
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
