import { clockState, type Instant } from 'shared-contracts';
import type { ShownShift } from './shownShift.ts';

export type PressKind = 'clock-in' | 'clock-out' | 'break' | 'resume';

/** What a clock-in starts, before the server has responded. */
export type NewShift = Omit<ShownShift, 'id' | 'clockIn' | 'clockOut' | 'segmentTimePairs'>;

/** A press in flight. */
export interface Press {
  readonly kind: PressKind;
  /** The server's time of the press. */
  readonly at: Instant;
  /** The shift to show if the press starts one. */
  readonly begins: NewShift;
  /** It rebooks the open shift to `begins`. */
  readonly rebooks?: boolean;
  /** One of the two punches of a booking change: a clock-out and a clock-in. */
  readonly isChange?: boolean;
}

/**
 * The optimistic shift while the press is in flight. Its effect may be there already, through
 * another device or an earlier response.
 */
export function afterPress(known: ShownShift | null, press: Press): ShownShift | null {
  const punch = { date: press.at, durationAccurateDate: press.at };
  if (press.kind === 'clock-in') {
    const begun = { ...press.begins, id: null, clockIn: punch, clockOut: null };
    return known ?? { ...begun, segmentTimePairs: [] };
  }
  if (known?.clockOut !== null) return known;
  const shift = press.rebooks === true ? rebooked(known, press.begins) : known;
  switch (press.kind) {
    case 'clock-out':
      return { ...withoutOpenBreak(shift, punch), clockOut: punch };
    case 'break':
      return clockState(shift).kind === 'on-break' ? shift : withBreak(shift, punch);
    case 'resume':
      return withoutOpenBreak(shift, punch);
  }
}

function rebooked(shift: ShownShift, { timeType, costCenter, booking }: NewShift): ShownShift {
  return { ...shift, timeType, costCenter, ...(booking && { booking }) };
}

type Punch = ShownShift['clockIn'];

function withBreak(shift: ShownShift, clockIn: Punch): ShownShift {
  const begun = { pairType: 'BREAK', clockIn, clockOut: null, deletedDate: null } as const;
  return { ...shift, segmentTimePairs: [...shift.segmentTimePairs, begun] };
}

function withoutOpenBreak(shift: ShownShift, clockOut: Punch): ShownShift {
  const segmentTimePairs = shift.segmentTimePairs.map((segment) =>
    segment.clockOut === null ? { ...segment, clockOut } : segment,
  );
  return { ...shift, segmentTimePairs };
}

/** A press with the id of its shift, if it has one. */
export interface NamedPress {
  readonly press: Press;
  readonly shiftId: number | null;
}

export interface ShownShifts {
  /** Shifts that the presses ended before the current one began. */
  readonly ended: readonly ShownShift[];
  /** The open shift, or the one that the last press ended. */
  readonly current: ShownShift | null;
}

/** The optimistic shifts while presses are in flight, as if all were recorded in order. */
export function afterPresses(
  known: ShownShift | null,
  presses: readonly NamedPress[],
): ShownShifts {
  return presses.reduce<ShownShifts>(
    ({ ended, current }, { press, shiftId }) => {
      if (press.kind === 'clock-in' && current !== null && current.clockOut !== null) {
        return { ended: [...ended, current], current: afterPress(null, press) };
      }
      const isOther = shiftId !== null && current?.id != null && current.id !== shiftId;
      return { ended, current: isOther ? current : afterPress(current, press) };
    },
    { ended: [], current: known },
  );
}
