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

/**
 * The facts that a request states about its punch. Without `LOCATION` no position is kept; without
 * `GEOFENCE` none is compared.
 */
export function punchFacts(
  request: Request,
  { features }: FeatureInfo,
  assignment: AssignmentFacts,
  catalogue: Catalogue,
  by: Exclude<PunchedBy, TerminalPlace> = 'EMPLOYEE',
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

/** The facts of a punch that was made at a terminal at that time. */
export function punchFactsAt(terminal: TerminalPlace, at: Instant, request: Request): PunchFacts {
  return { ...terminalFacts(terminal, at), ...saidFacts(request) };
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
