import type { ClockedShift, components, GeofenceResult } from 'shared-contracts';
import type { ClockingChoice } from 'shared-time/clocking-choice/rules/clockingChoice.ts';

type TimePair = components['schemas']['TimePair'];

/** The shift as shown: the server's state, plus what a press has just changed. */
export interface ShownShift extends ClockedShift {
  /** Null until the server has responded to the clock-in. */
  readonly id: number | null;
  readonly assignmentId: number;
  readonly position: string;
  readonly timeZone: string;
  readonly timeType: string | null;
  readonly costCenter: string | null;
  /** Its booking; absent in presses stored by an earlier version of the page. */
  readonly booking?: ShiftBooking;
  /**
   * Where it was clocked in; null without a position or terminal, absent before the server's
   * response.
   */
  readonly place?: ClockedPlace | null;
}

export interface ClockedPlace {
  readonly result: GeofenceResult;
  /** The geofence's name; null outside all of them. */
  readonly name: string | null;
  /** Metres; -1 if the device did not report it. */
  readonly accuracy: number;
}

export type ShiftBooking = Pick<ClockingChoice, 'costCenter' | 'options'> & {
  readonly timeTypeId: number | null;
  /** Absent in presses stored by an earlier version of the page. */
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
