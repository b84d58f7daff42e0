import {
  elapsedSeconds,
  type components,
  type FeatureInfo,
  type OpenTimeSpan,
} from 'shared-contracts';
import type { DayPlan } from './dayPlan.ts';
import { clockInOf, clockOutOf, type PunchAt } from './presentPunch.ts';
import type { PresentationContext } from './timePairContext.ts';
import type { Shift } from './timePairRow.ts';
import { workedTimeline } from './workedSchedule.ts';
import type { ZoneDiscrepancy } from './zoneDiscrepancy.ts';

type InfoIndicator = components['schemas']['InfoIndicator'];

/** Seconds before the scheduled start, or after the scheduled end, that nobody remarks on. */
const scheduleGraceSeconds = 600;

/** What a manager should notice about a shift (spec §2, info indicators). */
export function infoIndicators(
  shift: Shift,
  plan: DayPlan,
  zones: ZoneDiscrepancy,
  { features, now }: Pick<PresentationContext, 'features' | 'now'>,
): InfoIndicator[] {
  const { pair, segments } = shift;
  const punches = [clockInOf(pair), clockOutOf(pair)].filter((punch) => punch !== null);
  const isOpen = pair.clock_out === null && !pair.is_correction && pair.deleted_at === null;
  const isAway = segments.some(({ clock_out: end }) => end === null);
  const { early, late } = beside(shift, plan);
  const shown: Readonly<Record<InfoIndicator, boolean>> = {
    CURRENTLY_CLOCKED_IN: isOpen && !isAway,
    CURRENTLY_AWAY: isOpen && isAway,
    CONTAINS_BREAKS: segments.some(({ pair_type: type }) => type === 'BREAK'),
    LATE_LOGOFF: late,
    EARLY_LOGIN: early,
    AUTO_CLOCKED_OUT: pair.clock_out_origin === 'AUTOMATIC',
    NO_GEO_DATA: features.features.LOCATION && punches.some(lacksPosition),
    SHIFT_IN_DIFFERENT_TIME_ZONE: zones.hasTimeZoneDiscrepancy,
    OUTSIDE_GEOFENCE: punches.some(isOutside),
    MISSED_BREAK: missesBreak(shift, isOpen ? now : pair.clock_out, features),
    SENT_LATE: pair.sent_late,
    CHANGED_AFTER_APPROVAL: pair.changed_after_approval,
  };
  return order.filter((indicator) => shown[indicator]);
}

const order: readonly InfoIndicator[] = [
  'CURRENTLY_CLOCKED_IN',
  'CURRENTLY_AWAY',
  'CONTAINS_BREAKS',
  'LATE_LOGOFF',
  'EARLY_LOGIN',
  'AUTO_CLOCKED_OUT',
  'NO_GEO_DATA',
  'SHIFT_IN_DIFFERENT_TIME_ZONE',
  'OUTSIDE_GEOFENCE',
  'MISSED_BREAK',
  'SENT_LATE',
  'CHANGED_AFTER_APPROVAL',
];

function beside(
  { pair }: Shift,
  { planned, segments }: DayPlan,
): { early: boolean; late: boolean } {
  const [start] = segments.map(({ startTime }) => startTime).toSorted();
  const end = segments
    .map(({ endTime }) => endTime)
    .toSorted()
    .at(-1);
  if (planned.kind !== 'work' || start === undefined || end === undefined) {
    return { early: false, late: false };
  }
  return {
    early: elapsedSeconds(pair.clock_in, start) > scheduleGraceSeconds,
    late: pair.clock_out !== null && elapsedSeconds(end, pair.clock_out) > scheduleGraceSeconds,
  };
}

/** Punches that no device made have no position to give. */
function lacksPosition({ origin, latitude }: PunchAt): boolean {
  return (origin === 'WEB' || origin === 'TERMINAL') && latitude === null;
}

function isOutside({ geofence_result: result }: PunchAt): boolean {
  return result === 'OUTSIDE' || result === 'BORDERING_OUTSIDE';
}

/** Whether somebody worked longer at a stretch than `MISSED_BREAK_INDICATOR` allows. */
function missesBreak(shift: Shift, until: string | null, { properties }: FeatureInfo): boolean {
  if (until === null) return false;
  const stretches = workedTimeline(shift)
    .filter(({ category }) => category === 'WORK')
    .map(({ startTime: start, endTime: end }): OpenTimeSpan => ({ start, end }));
  const longest = properties.MISSED_BREAK_INDICATOR * 60;
  return stretches.some(({ start, end }) => elapsedSeconds(start, end ?? until) > longest);
}
