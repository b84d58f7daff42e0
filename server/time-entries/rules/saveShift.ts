import { localDay, nextStatus, type Instant, type TimeSpan } from 'shared-contracts';
import type { EntryChoice } from './entryChoice.ts';
import { manualPunch, type ManualEntry } from './manualPunch.ts';
import { newSegment } from '../../shifts/rules/newSegment.ts';
import { newTimePair } from '../../shifts/rules/newTimePair.ts';
import { nextVersion, statusOf } from './nextVersion.ts';
import { segmentsWithin } from './segmentVersions.ts';
import type { ShiftOutcome } from '../../shifts/rules/shiftChange.ts';
import {
  clockInColumns,
  clockOutColumns,
  type Shift,
  type TimePairRow,
} from '../../shifts/rules/timePairRow.ts';
import { workedSeconds } from '../../shifts/rules/inEffect.ts';

/** The content of a shift that is saved by hand, already validated. */
export interface ShiftContent extends EntryChoice {
  readonly clockIn: Instant;
  /** Null leaves it open. */
  readonly clockOut: Instant | null;
  /** Undefined leaves it unchanged. */
  readonly comment: string | null | undefined;
  readonly isCallBack: boolean;
}

interface AddContext extends ManualEntry {
  readonly id: number;
  /** Sorted and already validated. */
  readonly breaks: readonly NewBreak[];
  readonly assignmentId: number;
  /** The switch `AUTO_APPROVAL`. */
  readonly autoApproval: boolean;
}

/** A break of a new shift. */
export interface NewBreak extends TimeSpan {
  readonly id: number;
}

/** A shift that is added by hand, with its breaks (spec §4). */
export function addShift(content: ShiftContent, context: AddContext): ShiftOutcome {
  const { editor, now, reason, id, assignmentId, autoApproval, hasApproval, timeZone } = context;
  const { clockIn, clockOut } = content;
  const byManager = editor.actsAs === 'MANAGER';
  const segments = context.breaks.map(({ id: segmentId, start, end }) =>
    newSegment({
      id: segmentId,
      assignment_id: assignmentId,
      shift_id: id,
      ...clockInColumns(start, manualPunch(start, 'MANUAL', null, context, clockIn)),
      ...clockOutColumns(end, manualPunch(end, 'MANUAL', null, context, clockIn)),
    }),
  );
  const pair = newTimePair({
    id,
    assignment_id: assignmentId,
    start_date: localDay(clockIn, timeZone),
    time_zone: timeZone,
    ...clockInColumns(clockIn, manualPunch(clockIn, 'MANUAL', content.comment || null, context)),
    ...(clockOut === null
      ? {}
      : clockOutColumns(clockOut, manualPunch(clockOut, 'MANUAL', null, context, clockIn))),
    duration: workedSeconds(clockIn, clockOut, segments),
    status: 'PENDING',
    type: 'MANUAL',
    is_manual_pair: true,
    ...choiceColumns(content),
    modified_by: byManager ? editor.id : null,
    reason_id: reason?.id ?? null,
    reason_text: reason?.text ?? null,
    corrected_at: byManager ? now : null,
  });
  const added = nextStatus(null, byManager ? 'ADD_BY_MANAGER' : 'ADD_BY_EMPLOYEE', {
    ...statusOf(pair),
    autoApproval,
    hasApproval,
  });
  if (!added.ok) return { done: false, code: added.code };
  const isAutoApproved = added.status === 'APPROVED' && !byManager;
  const after = { ...pair, status: added.status, is_auto_approved: isAutoApproved };
  return { done: true, action: 'ADDED', before: null, after: { pair: after, segments } };
}

/**
 * The next version of a shift, with its segments cut to the new times. An unchanged punch keeps all
 * of its facts. `takeId` returns ids for new rows.
 */
export function editShift(
  edited: Shift,
  content: ShiftContent,
  entry: ManualEntry,
  takeId: () => number,
): ShiftOutcome {
  const { pair } = edited;
  const { clockIn, clockOut } = content;
  const version = nextVersion(pair, takeId(), clockOut, entry);
  if (!version.done) return version;
  const moment = { version: version.pair.version, now: entry.now };
  const times = { start: clockIn, end: clockOut };
  const segments = segmentsWithin(times, edited.segments, moment, takeId);
  const after: TimePairRow = {
    ...version.pair,
    ...punchColumns(pair, content, entry),
    start_date: localDay(clockIn, pair.time_zone),
    duration: workedSeconds(clockIn, clockOut, segments),
    ...choiceColumns(content),
  };
  return { done: true, action: 'EDITED', before: edited, after: { pair: after, segments } };
}

function punchColumns(
  pair: TimePairRow,
  { clockIn, clockOut, comment: given }: ShiftContent,
  entry: ManualEntry,
) {
  const comment = given === undefined ? pair.clock_in_comment : given || null;
  const outComment = pair.clock_out_comment;
  return {
    ...(clockIn === pair.clock_in
      ? { clock_in_comment: comment }
      : clockInColumns(clockIn, manualPunch(clockIn, 'CORRECTION', comment, entry))),
    ...(clockOut === null || clockOut === pair.clock_out
      ? {}
      : clockOutColumns(clockOut, manualPunch(clockOut, 'CORRECTION', outComment, entry, clockIn))),
  };
}

function choiceColumns(content: ShiftContent) {
  return {
    time_type_id: content.timeTypeId,
    cost_center_id: content.costCenterId,
    custom_field_values: content.customFieldValues,
    is_call_back: content.isCallBack,
  };
}
