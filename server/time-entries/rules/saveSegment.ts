import type { Instant } from 'shared-contracts';
import type { EntryChoice } from './entryChoice.ts';
import { manualPunch, type ManualEntry } from './manualPunch.ts';
import { newSegment } from '../../shifts/rules/newSegment.ts';
import { nextVersion, type VersionOutcome } from './nextVersion.ts';
import { clockInOf, clockOutOf } from '../../shifts/rules/presentEnd.ts';
import { replacedSegment } from './segmentVersions.ts';
import type { ShiftOutcome } from '../../shifts/rules/shiftChange.ts';
import {
  clockInColumns,
  clockOutColumns,
  noClockOut,
  type PunchColumns,
  type SegmentRow,
  type Shift,
  type TimePairRow,
} from '../../shifts/rules/timePairRow.ts';
import { workedSeconds } from '../../shifts/rules/inEffect.ts';

type SegmentColumns = PunchColumns & Partial<SegmentRow>;

/** The content of a break that is saved by hand, already validated. */
export interface SegmentContent extends EntryChoice {
  readonly clockIn: Instant;
  /** Null leaves it open. */
  readonly clockOut: Instant | null;
  /** Undefined leaves it unchanged. */
  readonly comment: string | null | undefined;
}

/**
 * A break that is added to a shift, or the next version of one of its segments. In a decided shift
 * it is an edit of the shift (decisions: time pair). `takeId` returns ids for new rows.
 */
export function saveSegment(
  shift: Shift,
  edited: SegmentRow | null,
  content: SegmentContent,
  entry: ManualEntry,
  takeId: () => number,
): ShiftOutcome {
  const version = shiftForSegments(shift.pair, entry, takeId);
  if (!version.done) return version;
  const moment = { version: version.pair.version, now: entry.now };
  const columns: SegmentColumns = {
    ...punchColumns(edited, content, entry),
    time_type_id: content.timeTypeId,
    cost_center_id: content.costCenterId,
    custom_field_values: content.customFieldValues,
    modified_by: entry.editor.id,
    reason_id: entry.reason?.id ?? null,
    reason_text: entry.reason?.text ?? null,
    corrected_at: entry.now,
  };
  const segments =
    edited === null
      ? [...shift.segments, addedSegment(version.pair, takeId(), columns)]
      : shift.segments.flatMap((segment) =>
          segment === edited ? replacedSegment(segment, takeId(), columns, moment) : [segment],
        );
  const action = edited === null ? 'SEGMENT_ADDED' : 'SEGMENT_EDITED';
  return {
    done: true,
    action,
    before: shift,
    after: { pair: withDuration(version.pair, segments), segments },
  };
}

/**
 * The version of a shift whose segments change: a new one if the shift was decided, otherwise the
 * same (decisions: time pair). A shift with a requested deletion cannot change
 * (STATUS_NOT_ALLOWED).
 */
export function shiftForSegments(
  pair: TimePairRow,
  entry: ManualEntry,
  takeId: () => number,
): VersionOutcome {
  const isUndecided = pair.status === 'PENDING' || pair.status === 'INCOMPLETE';
  if (isUndecided && pair.extraction_status === 'NOT_EXTRACTED') return { done: true, pair };
  return nextVersion(pair, takeId(), pair.clock_out, entry);
}

export function withDuration(pair: TimePairRow, segments: readonly SegmentRow[]): TimePairRow {
  return { ...pair, duration: workedSeconds(pair.clock_in, pair.clock_out, segments) };
}

function addedSegment(pair: TimePairRow, id: number, columns: SegmentColumns): SegmentRow {
  return newSegment({
    id,
    assignment_id: pair.assignment_id,
    shift_id: pair.original_version_id,
    added_in_version: pair.version === 1 ? null : pair.version,
    ...columns,
  });
}

/** An unchanged punch keeps all of its facts. */
function punchColumns(
  edited: SegmentRow | null,
  { clockIn, clockOut, comment: given }: SegmentContent,
  entry: ManualEntry,
): PunchColumns {
  const type = edited === null ? 'MANUAL' : 'CORRECTION';
  const comment = given === undefined ? (edited?.clock_in_comment ?? null) : given || null;
  const start =
    edited?.clock_in === clockIn
      ? { ...clockInOf(edited), comment }
      : manualPunch(clockIn, type, comment, entry);
  const earlier = edited === null ? null : clockOutOf(edited);
  const end =
    clockOut === null || earlier?.at === clockOut
      ? earlier
      : manualPunch(clockOut, type, earlier?.comment ?? null, entry, clockIn);
  return {
    ...clockInColumns(clockIn, start),
    ...(clockOut === null || end === null ? noClockOut : clockOutColumns(clockOut, end)),
  };
}
