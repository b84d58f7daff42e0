import {
  infoIndicators as inOrder,
  elapsedSeconds,
  failedDeliveries,
  isBreak,
  type components,
  type FeatureInfo,
  type OpenTimeSpan,
} from 'shared-contracts';
import { isClockOutMissed } from './missedInOpenShift.ts';
import { type DayPlan, scheduledSpan } from './dayPlan.ts';
import { scheduleGraceSeconds } from './scheduleGrace.ts';
import { clockInOf, clockOutOf, type PunchAt } from './presentEnd.ts';
import type { PresentationContext } from './timePairContext.ts';
import type { Shift, TimePairRow } from './timePairRow.ts';
import { hasClockSkew, startsLate, takesShortBreak } from './unusual.ts';
import { workedTimeline } from './workedSchedule.ts';
import { zoneDiscrepancy } from './zoneDiscrepancy.ts';

type InfoIndicator = components['schemas']['InfoIndicator'];

/** A shift's current indicators for managers (spec §2): stored and momentary ones. */
export function infoIndicators(
  shift: Shift,
  plan: DayPlan,
  { features, now }: Pick<PresentationContext, 'features' | 'now'>,
): InfoIndicator[] {
  const shown = new Set<InfoIndicator>(shift.pair.info_indicators);
  if (isOpen(shift)) {
    shown.add(isAway(shift) ? 'CURRENTLY_AWAY' : 'CURRENTLY_CLOCKED_IN');
    if (missesBreak(shift, now, features)) shown.add('MISSED_BREAK');
    if (isClockOutMissed(shift, plan, features, now)) shown.add('CLOCK_OUT_MISSING');
  }
  if (isNotDelivered(shift.pair)) shown.add('NOT_DELIVERED');
  return inOrder.filter((indicator) => shown.has(indicator));
}

/**
 * The stored indicators: all but those that depend on the current time. They follow the current
 * plan and features; a job recalculates them when those change. `startsDay` says whether no other
 * entry of the day starts earlier.
 */
export function indicatorsOf(
  shift: Shift,
  plan: DayPlan,
  features: FeatureInfo,
  startsDay: boolean,
): InfoIndicator[] {
  const { pair, segments } = shift;
  const punches = [clockInOf(pair), clockOutOf(pair)].filter((punch) => punch !== null);
  const { early, late } = beside(shift, plan);
  const missed = missesBreak(shift, pair.clock_out, features);
  const lasting: Readonly<Partial<Record<InfoIndicator, boolean>>> = {
    CONTAINS_BREAKS: segments.some(({ pair_type: type }) => isBreak(type)),
    LATE_LOGOFF: late,
    EARLY_LOGIN: early,
    AUTO_CLOCKED_OUT: pair.clock_out_origin === 'AUTOMATIC',
    NO_GEO_DATA: features.features.LOCATION && punches.some(lacksPosition),
    SHIFT_IN_DIFFERENT_TIME_ZONE: zoneDiscrepancy(pair, pair.time_zone).hasTimeZoneDiscrepancy,
    OUTSIDE_GEOFENCE: punches.some(isOutside),
    MISSED_BREAK: missed,
    SENT_LATE: pair.sent_late,
    CHANGED_AFTER_APPROVAL: pair.changed_after_approval,
    LATE_CLOCK_IN: startsDay && startsLate(shift, plan),
    CLOCK_OUT_MISSING: pair.is_correction && pair.clock_out === null,
    // If too much work without a break is reported, a short break is not.
    SHORT_BREAK: !missed && takesShortBreak(shift, plan),
    OVERLAPS_LEAVE: plan.planned.kind === 'absence',
    CLOCK_SKEW: hasClockSkew(shift),
  };
  return inOrder.filter((indicator) => lasting[indicator]);
}

/** The external HR system rejected some of it, and it has not been sent again. */
function isNotDelivered({ synchronisation_status: status }: TimePairRow): boolean {
  return status !== null && failedDeliveries.some((each) => each === status);
}

function isOpen({ pair }: Shift): boolean {
  return pair.clock_out === null && !pair.is_correction && pair.deleted_at === null;
}

function isAway({ segments }: Shift): boolean {
  return segments.some(({ clock_out: end }) => end === null);
}

function beside({ pair }: Shift, plan: DayPlan): { early: boolean; late: boolean } {
  const span = scheduledSpan(plan);
  if (span === null) return { early: false, late: false };
  const { start, end } = span;
  return {
    early: elapsedSeconds(pair.clock_in, start) > scheduleGraceSeconds,
    late: pair.clock_out !== null && elapsedSeconds(end, pair.clock_out) > scheduleGraceSeconds,
  };
}

/**
 * Only a personal device has a position: a terminal's is that of its registration, and manual times
 * are not punches.
 */
function lacksPosition({ origin, latitude, punch_type: type }: PunchAt): boolean {
  return type === 'CLOCK' && origin === 'WEB' && latitude === null;
}

function isOutside({ geofence_result: result }: PunchAt): boolean {
  return result === 'OUTSIDE' || result === 'BORDERING_OUTSIDE';
}

/**
 * Whether the longest work without a break exceeds `MISSED_BREAK_INDICATOR` (0 is off), unless a
 * break was waived.
 */
function missesBreak(shift: Shift, until: string | null, { properties }: FeatureInfo): boolean {
  const longest = properties.MISSED_BREAK_INDICATOR * 60;
  if (until === null || longest <= 0 || shift.pair.meal_break_waived) return false;
  const stretches = workedTimeline(shift)
    .filter(({ category }) => category === 'WORK')
    .map(({ startTime: start, endTime: end }): OpenTimeSpan => ({ start, end }));
  return stretches.some(({ start, end }) => elapsedSeconds(start, end ?? until) > longest);
}
