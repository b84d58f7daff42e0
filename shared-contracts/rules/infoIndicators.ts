import type { components } from '../openapi/schema.gen.ts';

type InfoIndicator = components['schemas']['InfoIndicator'];

/** What the external HR system has not taken, and somebody is to send again (spec §4). */
export const failedDeliveries = [
  'SYNCHRONISATION_FAILED',
  'PARTIAL_FAILURE',
] as const satisfies readonly components['schemas']['SynchronisationStatus'][];

/** In the order in which they are told and offered (spec §2), then what this product adds. */
export const infoIndicators = [
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
  'LATE_CLOCK_IN',
  'CLOCK_OUT_MISSING',
  'SHORT_BREAK',
  'OVERLAPS_LEAVE',
  'CLOCK_SKEW',
  'NOT_DELIVERED',
] as const satisfies readonly InfoIndicator[];

/** What is unusual about an entry, so that a manager looks at it; what weighs most comes first. */
export const exceptionIndicators = [
  'CLOCK_OUT_MISSING',
  'OVERLAPS_LEAVE',
  'AUTO_CLOCKED_OUT',
  'CHANGED_AFTER_APPROVAL',
  'LATE_CLOCK_IN',
  'EARLY_LOGIN',
  'LATE_LOGOFF',
  'SHORT_BREAK',
  'MISSED_BREAK',
  'OUTSIDE_GEOFENCE',
  'NO_GEO_DATA',
  'SENT_LATE',
  'CLOCK_SKEW',
  'NOT_DELIVERED',
  'SHIFT_IN_DIFFERENT_TIME_ZONE',
] as const satisfies readonly InfoIndicator[];
