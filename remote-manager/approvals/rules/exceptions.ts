import type { components } from 'shared-contracts';
import type { TimePair } from './timePairs.ts';

type InfoIndicator = components['schemas']['InfoIndicator'];

/** What is unusual about time, in the order in which it is told. */
const exceptionOrder = [
  'CLOCK_OUT_MISSING',
  'AUTO_CLOCKED_OUT',
  'CHANGED_AFTER_APPROVAL',
  'LATE_LOGOFF',
  'EARLY_LOGIN',
  'MISSED_BREAK',
  'OUTSIDE_GEOFENCE',
  'NO_GEO_DATA',
  'SENT_LATE',
  'SHIFT_IN_DIFFERENT_TIME_ZONE',
] as const satisfies readonly (InfoIndicator | 'CLOCK_OUT_MISSING')[];

export type Exception = (typeof exceptionOrder)[number];

/** What somebody does right now. */
export type Presence = 'CLOCKED_IN' | 'ON_BREAK';

/** What a manager should look at in these entries, each kind once. */
export function exceptionsOf(pairs: readonly TimePair[]): readonly Exception[] {
  const found = new Set<string>(pairs.flatMap((pair) => pair.infoIndicators));
  if (pairs.some(lacksClockOut)) found.add('CLOCK_OUT_MISSING');
  return exceptionOrder.filter((each) => found.has(each));
}

/** Whether the person works or rests in one of these entries now. */
export function presenceOf(pairs: readonly TimePair[]): Presence | null {
  if (pairs.some((pair) => pair.infoIndicators.includes('CURRENTLY_AWAY'))) return 'ON_BREAK';
  return pairs.some((pair) => pair.infoIndicators.includes('CURRENTLY_CLOCKED_IN'))
    ? 'CLOCKED_IN'
    : null;
}

/** A correction that came without its clock-out; an open shift is none. */
function lacksClockOut({ status, clockOut }: TimePair): boolean {
  return status === 'PENDING' && clockOut === null;
}
