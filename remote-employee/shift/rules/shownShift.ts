import type { ClockedShift, components, GeofenceResult } from 'shared-contracts';
import type { ClockingChoice } from 'shared-time/clocking-choice/rules/clockingChoice.ts';

type TimePair = components['schemas']['TimePair'];

/** The shift as the clock shows it: what the server said, or what a press has just made of it. */
export interface ShownShift extends ClockedShift {
  /** Null until the server has answered the clock-in. */
  readonly id: number | null;
  readonly assignmentId: number;
  readonly position: string;
  readonly timeZone: string;
  readonly timeType: string | null;
  readonly costCenter: string | null;
  /** What it is booked on; left out by presses that an earlier version of the page has kept. */
  readonly booking?: ShiftBooking;
  /** Where it was clocked in; null without a position or terminal, absent before the server has answered. */
  readonly place?: ClockedPlace | null;
}

export interface ClockedPlace {
  readonly result: GeofenceResult;
  /** The geofence's name; null outside of all. */
  readonly name: string | null;
  /** Metres; -1 where the device did not say. */
  readonly accuracy: number;
}

export type ShiftBooking = Pick<ClockingChoice, 'costCenter' | 'options'> & {
  readonly timeTypeId: number | null;
  /** Left out by presses that an earlier version of the page has kept. */
  readonly isCallBack?: boolean;
};

export function shownShift(pair: TimePair): ShownShift {
  return {
    id: pair.id,
    assignmentId: pair.employeeAssignment.id,
    position: pair.employeeAssignment.position.description,
    timeZone: pair.timeZone,
    timeType: pair.timeType?.externalName ?? null,
    costCenter: pair.costCenter?.name ?? null,
    booking: {
      timeTypeId: pair.timeType?.id ?? null,
      costCenter: pair.costCenter,
      isCallBack: pair.isCallBack,
      options: Object.fromEntries(
        pair.timePairCustomFieldValues.map(({ id, name, timePairCustomField }) => [
          timePairCustomField.id,
          { id, name },
        ]),
      ),
    },
    place: placeOf(pair.clockIn),
    clockIn: pair.clockIn,
    clockOut: pair.clockOut,
    segmentTimePairs: pair.segmentTimePairs,
  };
}

function placeOf(punch: TimePair['clockIn']): ClockedPlace | null {
  const { latitude, origin, geofenceResult: result, geofence, accuracy } = punch;
  return latitude === null && origin !== 'TERMINAL'
    ? null
    : { result, name: geofence?.name ?? null, accuracy };
}
