import { offsetMinutes, type Instant } from 'shared-contracts';
import type { TerminalPlace } from '../../calls/rules/terminalPlace.ts';
import type { PunchFacts } from './timePairRow.ts';

/**
 * The facts of a punch at a terminal: inside the terminal's site, in the terminal's time zone. No
 * position is measured, so none is stored.
 */
export function terminalFacts(
  { geofenceId, timeZone }: TerminalPlace,
  at: Instant,
): Pick<
  PunchFacts,
  | 'offset'
  | 'latitude'
  | 'longitude'
  | 'accuracy'
  | 'geofence_id'
  | 'geofence_result'
  | 'origin'
  | 'punch_type'
> {
  return {
    offset: offsetMinutes(at, timeZone),
    latitude: null,
    longitude: null,
    accuracy: -1,
    geofence_id: geofenceId,
    geofence_result: geofenceId === null ? 'NO_GEOFENCE' : 'INSIDE',
    origin: 'TERMINAL',
    punch_type: 'CLOCK',
  };
}
