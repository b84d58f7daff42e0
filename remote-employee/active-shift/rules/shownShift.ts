import type { ClockedShift, components } from 'shared-contracts';

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
}

export function shownShift(pair: TimePair): ShownShift {
  return {
    id: pair.id,
    assignmentId: pair.employeeAssignment.id,
    position: pair.employeeAssignment.position.description,
    timeZone: pair.timeZone,
    timeType: pair.timeType?.externalName ?? null,
    costCenter: pair.costCenter?.name ?? null,
    clockIn: pair.clockIn,
    clockOut: pair.clockOut,
    segmentTimePairs: pair.segmentTimePairs,
  };
}
