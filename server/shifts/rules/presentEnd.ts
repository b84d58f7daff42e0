import { offsetMinutes, type components } from 'shared-contracts';
import { asOf } from './asOf.ts';
import type { Catalogue } from './timePairContext.ts';
import type { PunchColumns, PunchFacts } from './timePairRow.ts';

type Punch = components['schemas']['Punch'];

/** One end of a shift or segment. */
export interface PunchAt extends PunchFacts {
  readonly at: string;
}

export function clockInOf(row: PunchColumns): PunchAt {
  return {
    at: row.clock_in,
    offset: row.clock_in_offset,
    latitude: row.clock_in_latitude,
    longitude: row.clock_in_longitude,
    accuracy: row.clock_in_accuracy,
    geofence_id: row.clock_in_geofence_id,
    geofence_result: row.clock_in_geofence_result,
    origin: row.clock_in_origin,
    punch_type: row.clock_in_punch_type,
    device_at: row.clock_in_device_at,
    comment: row.clock_in_comment,
  };
}

/** Null while the row is open. */
export function clockOutOf(row: PunchColumns): PunchAt | null {
  if (row.clock_out === null) return null;
  return {
    at: row.clock_out,
    offset: row.clock_out_offset ?? 0,
    latitude: row.clock_out_latitude,
    longitude: row.clock_out_longitude,
    accuracy: row.clock_out_accuracy,
    geofence_id: row.clock_out_geofence_id,
    geofence_result: row.clock_out_geofence_result,
    origin: row.clock_out_origin ?? 'UNKNOWN',
    punch_type: row.clock_out_punch_type ?? 'CLOCK',
    device_at: row.clock_out_device_at,
    comment: row.clock_out_comment,
  };
}

/** As it was then: its circle explains the result. */
function siteAt({ geofence_id: id, at }: PunchAt, { geofences, earlier }: Catalogue) {
  const site = geofences.get(id ?? 0);
  return site === undefined ? null : asOf(site, earlier.geofences.get(site.id), at);
}

/** A punch as in the API; its offset is the zone's at the instant, not the device's. */
export function presentEnd(punch: PunchAt, timeZone: string, catalogue: Catalogue): Punch {
  return {
    date: punch.at,
    durationAccurateDate: punch.at,
    timeZoneOffset: offsetMinutes(punch.at, timeZone),
    latitude: punch.latitude,
    longitude: punch.longitude,
    accuracy: punch.accuracy,
    geofence: siteAt(punch, catalogue),
    geofenceResult: punch.geofence_result,
    origin: punch.origin,
    punchType: punch.punch_type,
  };
}
