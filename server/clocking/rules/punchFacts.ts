import {
  geofenceResult,
  offsetMinutes,
  toInstant,
  toMillis,
  type components,
  type FeatureInfo,
  type Instant,
} from 'shared-contracts';
import type { TerminalPlace } from '../../calls/rules/terminalPlace.ts';
import { terminalFacts } from '../../shifts/rules/terminalFacts.ts';
import type { AssignmentFacts, Catalogue } from '../../shifts/rules/timePairContext.ts';
import type { PunchFacts } from '../../shifts/rules/timePairRow.ts';
import type { PunchedBy } from './punch.ts';

type Request = Pick<
  components['schemas']['ClockInRequest'],
  'timeZoneOffset' | 'latitude' | 'longitude' | 'accuracy' | 'deviceDateTime' | 'comment'
>;

/** The data that facts are compared with. */
export interface PunchContext {
  readonly features: FeatureInfo;
  readonly assignment: AssignmentFacts;
  readonly catalogue: Catalogue;
}

/** What a person's or a terminal's punch at `at` states. */
export function punchFacts(
  request: Request,
  by: PunchedBy,
  at: Instant,
  known: PunchContext,
): PunchFacts {
  return by === 'EMPLOYEE' || by === 'MANAGER'
    ? deviceFacts(request, by, known)
    : { ...terminalFacts(by, at), ...saidFacts(request) };
}

/**
 * What a request from a person's device states. Without `LOCATION` no position is kept; without
 * `GEOFENCE` none is compared.
 */
export function deviceFacts(
  request: Request,
  by: Exclude<PunchedBy, TerminalPlace>,
  { features: { features }, assignment, catalogue }: PunchContext,
): PunchFacts {
  const { latitude, longitude, accuracy = -1 } = request;
  const position =
    features.LOCATION && latitude !== undefined && longitude !== undefined
      ? { latitude, longitude, accuracy: Math.round(accuracy * 10) / 10 }
      : null;
  const geofences = assignment.geofenceIds.flatMap((id) => catalogue.geofences.get(id) ?? []);
  const { geofence, result } = geofenceResult(features.GEOFENCE ? position : null, geofences);
  return {
    offset: request.timeZoneOffset,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    accuracy: position?.accuracy ?? -1,
    geofence_id: geofence?.id ?? null,
    geofence_result: result,
    origin: by === 'EMPLOYEE' ? 'WEB' : by,
    punch_type: 'CLOCK',
    ...saidFacts(request),
  };
}

function saidFacts({
  deviceDateTime,
  comment,
}: Request): Pick<PunchFacts, 'device_at' | 'comment'> {
  return {
    device_at: deviceDateTime === undefined ? null : toInstant(toMillis(deviceDateTime)),
    comment: comment?.trim() || null,
  };
}

/** The facts of a clock-out that the server enters, without a device. */
export function serverFacts(at: string, timeZone: string): PunchFacts {
  return {
    offset: offsetMinutes(at, timeZone),
    latitude: null,
    longitude: null,
    accuracy: -1,
    geofence_id: null,
    geofence_result: 'NO_GEOFENCE',
    origin: 'AUTOMATIC',
    punch_type: 'CLOCK',
    device_at: null,
    comment: null,
  };
}
