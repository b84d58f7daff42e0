import type { components } from '../api/schema.gen.ts';

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
] as const satisfies readonly components['schemas']['InfoIndicator'][];
