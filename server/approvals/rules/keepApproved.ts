import type { Instant } from 'shared-contracts';
import type { ShiftOutcome } from '../../shifts/rules/shiftChange.ts';
import type { Shift } from '../../shifts/rules/timePairRow.ts';
import { nextVersion } from '../../time-entries/rules/nextVersion.ts';
import { endedSegment } from '../../time-entries/rules/segmentVersions.ts';

/**
 * After a rejected correction, a version equal to the approved one, like an edit by the manager.
 * `takeId` returns ids for the new version and for segments that only the correction had changed.
 */
export function keepApproved(
  rejected: Shift,
  approved: Shift,
  { by, now }: { readonly by: number; readonly now: Instant },
  takeId: () => number,
): ShiftOutcome {
  const { id, version, status, extraction_status, synchronisation_status } = rejected.pair;
  const { was_previously_approved, changed_after_approval, synchronisation_error } = rejected.pair;
  const next = nextVersion(
    {
      ...approved.pair,
      ...{ id, version, status, was_previously_approved, changed_after_approval },
      ...{ extraction_status, synchronisation_status, synchronisation_error },
    },
    takeId(),
    approved.pair.clock_out,
    { editor: { id: by, actsAs: 'MANAGER' }, now, reason: null, hasApproval: true },
  );
  if (!next.done) return next;
  const moment = { version: next.pair.version, now };
  const isIn = (shift: Shift, segmentId: number) =>
    shift.segments.some((segment) => segment.id === segmentId);
  const segments = [
    ...rejected.segments.map((segment) =>
      isIn(approved, segment.id) ? segment : endedSegment(segment, moment),
    ),
    ...approved.segments
      .filter((segment) => !isIn(rejected, segment.id))
      .map((segment) => ({
        ...segment,
        id: takeId(),
        previous_version_id: segment.id,
        replaced_by: null,
        added_in_version: moment.version,
        gone_after_version: null,
      })),
  ];
  return { done: true, action: 'EDITED', before: rejected, after: { pair: next.pair, segments } };
}
