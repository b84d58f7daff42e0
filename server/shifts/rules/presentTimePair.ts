import {
  elapsedSeconds,
  roundedDuration,
  spanningDays,
  type components,
  type Instant,
} from 'shared-contracts';
import { asOf } from './asOf.ts';
import { isActiveAt } from '../../people/rules/isActiveAt.ts';
import {
  commentsOf,
  costCenterOf,
  customFieldValuesOf,
  decisionOf,
  reasonOf,
  synchronisationErrorOf,
  timeTypeOf,
} from './details.ts';
import { isScheduled, type DayPlan } from './dayPlan.ts';
import { infoIndicators } from './infoIndicators.ts';
import { clockInOf, clockOutOf, presentEnd } from './presentEnd.ts';
import { presentSegment } from './presentSegment.ts';
import type { AssignmentFacts, PresentationContext } from './timePairContext.ts';
import type { Shift } from './timePairRow.ts';
import { workedSchedule } from './workedSchedule.ts';
import { zoneDiscrepancy } from './zoneDiscrepancy.ts';

type TimePair = components['schemas']['TimePair'];

/** A shift with everything that its presentation depends on. */
export interface ShiftInContext extends Shift {
  readonly assignment: AssignmentFacts;
  /** The plan of the shift (`planAt`). */
  readonly plan: DayPlan;
  /** Seconds of other entries in the same planned shift; null while one is open. */
  readonly workedBeside?: number | null | undefined;
  readonly modifiedBy: components['schemas']['PersonName'] | null;
}

/**
 * A time pair as in the API (spec §3). Offsets of punches are those of the assignment's zone at the
 * instant; durations are elapsed whole seconds; an open shift has none.
 */
export function presentTimePair(shift: ShiftInContext, context: PresentationContext): TimePair {
  const { pair, segments, assignment, plan } = shift;
  const { catalogue, now } = context;
  const { time_zone: timeZone, clock_in: clockIn, clock_out: clockOut, duration } = pair;
  const { planned } = plan;
  const scheduled = isScheduled(planned) ? planned : null;
  const expected = planned.kind === 'none' ? null : plan.minutes;
  const last = clockOutOf(pair);
  const punches = {
    clockIn: presentEnd(clockInOf(pair), timeZone, catalogue),
    clockOut: last === null ? null : presentEnd(last, timeZone, catalogue),
  };
  const zones = zoneDiscrepancy(pair, timeZone);
  return {
    id: pair.id,
    originalVersionId: pair.original_version_id,
    previousVersionId: pair.previous_version_id,
    employeeAssignment: {
      id: assignment.id,
      employeeId: assignment.employeeId,
      active: isActiveAt(assignment, now),
      authorityNames: [...assignment.authorities],
      description: assignment.description,
      position: positionAt(assignment.position, clockIn, catalogue),
      timeTypeProfile: { id: assignment.timeTypeProfileId },
    },
    timeZone,
    ...punches,
    startDate: pair.start_date,
    status: pair.status,
    type: pair.type,
    pairType: 'SHIFT',
    isCallBack: pair.is_call_back,
    mealBreakWaived: pair.meal_break_waived,
    isCorrection: pair.is_correction,
    isManualPair: pair.is_manual_pair,
    isAutoApproved: pair.is_auto_approved,
    isInactive: !pair.is_latest,
    isAbsence: pair.absence_type !== null,
    absenceType: pair.absence_type,
    deletedDate: pair.deleted_at,
    adjustedVersion: pair.adjusted_version,
    adjustedVersionAvailable: pair.adjusted_version !== null,
    duration,
    roundedDuration: duration === null ? null : roundedDuration(duration),
    actualDuration: clockOut === null ? null : elapsedSeconds(clockIn, clockOut),
    expectedMinuteDuration: expected,
    workScheduleMinuteDeviation: deviationOf(shift, expected),
    startingWorkScheduleDay: scheduled?.day.dayNumber ?? null,
    workScheduleExternalCode: scheduled?.schedule.externalCode ?? null,
    workSchedule: workedSchedule(shift, plan),
    spanningDays: clockOut === null ? 0 : spanningDays(clockIn, clockOut, timeZone),
    ...zones,
    extractionStatus: pair.extraction_status,
    synchronisationStatus: pair.synchronisation_status,
    synchronisationError: synchronisationErrorOf(pair, context),
    statusBeforeDeletion: pair.status_before_deletion,
    decision: decisionOf(pair, context),
    wasPreviouslyApproved: pair.was_previously_approved,
    changedAfterApproval: pair.changed_after_approval,
    sentLate: pair.sent_late,
    isSegmentPairActive: segments.some((segment) => segment.clock_out === null),
    timeType: timeTypeOf(pair.time_type_id, clockIn, catalogue),
    costCenter: costCenterOf(pair.cost_center_id, clockIn, catalogue),
    modifiedBy: shift.modifiedBy,
    timePairCustomFieldValues: customFieldValuesOf(pair, catalogue),
    segmentTimePairs: segments.map((segment) =>
      presentSegment(segment, { timeZone, plan }, context),
    ),
    reason: reasonOf(pair, context),
    correctionDate: pair.corrected_at,
    commentSummary: {
      clockInComment: pair.clock_in_comment,
      clockOutComment: pair.clock_out_comment,
    },
    comments: commentsOf(pair),
    infoIndicators: infoIndicators(shift, plan, context),
  };
}

/**
 * Minutes by which the planned shift's whole time differs from it; unknown while any of it is open.
 * If other entries were not read, an entry that is shorter than planned may not be all of it.
 */
function deviationOf(
  { pair: { duration }, workedBeside }: ShiftInContext,
  expected: number | null,
): number | null {
  if (duration === null || expected === null || workedBeside === null) return null;
  const minutes = Math.round((duration + (workedBeside ?? 0)) / 60) - expected;
  return workedBeside === undefined && minutes < 0 ? null : minutes;
}

/** With the name that it had then. */
function positionAt(
  { id, description }: ShiftInContext['assignment']['position'],
  at: Instant,
  { earlier }: PresentationContext['catalogue'],
) {
  return { id, description: asOf(description, earlier.positions.get(id), at) };
}
