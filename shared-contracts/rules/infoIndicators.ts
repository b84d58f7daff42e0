import type { components } from '../openapi/schema.gen.ts';

type InfoIndicator = components['schemas']['InfoIndicator'];

/** Deliveries that the external HR system rejected and that must be sent again (spec §4). */
export const failedDeliveries = [
  'SYNCHRONISATION_FAILED',
  'PARTIAL_FAILURE',
] as const satisfies readonly components['schemas']['SynchronisationStatus'][];

/** In display order (spec §2), followed by this product's own. */
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

/** Indicators for which a manager must look at an entry; the most important first. */
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
