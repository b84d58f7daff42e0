import {
  breaksOf,
  type components,
  type Geofence,
  type LocatedPosition,
  type Position,
} from 'shared-contracts';
import type { TimePair } from '../../rules/TimeDialogRequest.ts';

type Punch = components['schemas']['Punch'];

export interface LocatedPunch {
  /** Unique in the shift. */
  readonly key: string;
  readonly kind: 'clock-in' | 'clock-out' | 'break-in' | 'break-out';
  readonly punch: Punch;
  /** Null if none was recorded; at a terminal the center of its site. */
  readonly position: LocatedPosition | null;
}

/** The punches of a shift in order: clock-in, start and end of each break, clock-out (spec §2). */
export function locatedPunches(shift: TimePair): readonly LocatedPunch[] {
  const breaks = breaksOf(shift).flatMap(({ segmentTimePairId: id, clockIn, clockOut }) => [
    located(`break-in ${id}`, 'break-in', clockIn),
    ...(clockOut ? [located(`break-out ${id}`, 'break-out', clockOut)] : []),
  ]);
  return [
    located('clock-in', 'clock-in', shift.clockIn),
    ...breaks,
    ...(shift.clockOut ? [located('clock-out', 'clock-out', shift.clockOut)] : []),
  ];
}

/** The assigned geofences, and those the punches were checked against, without duplicates. */
export function geofencesToShow(
  assigned: readonly Geofence[],
  punches: readonly LocatedPunch[],
): readonly Geofence[] {
  const judged = punches.flatMap(({ punch }) => punch.geofence ?? []);
  return [...new Map([...judged, ...assigned].map((fence) => [fence.id, fence])).values()];
}

function located(key: string, kind: LocatedPunch['kind'], punch: Punch): LocatedPunch {
  const { latitude, longitude, accuracy, origin, geofence } = punch;
  if (latitude !== null && longitude !== null) {
    return { key, kind, punch, position: { latitude, longitude, accuracy } };
  }
  const isAtSite = origin === 'TERMINAL' && geofence !== null;
  return { key, kind, punch, position: isAtSite ? { ...centerOf(geofence), accuracy: -1 } : null };
}

function centerOf({ latitude, longitude }: Geofence): Position {
  return { latitude, longitude };
}
