import { afterPress, type Press } from './press.ts';
import type { ShownShift } from './shownShift.ts';

/** A press with the shift that it names by id, where it names one so. */
export interface NamedPress {
  readonly press: Press;
  readonly shiftId: number | null;
}

export interface ShownShifts {
  /** Shifts that the presses ended before the current one began. */
  readonly ended: readonly ShownShift[];
  /** The open shift; or the one that the last press ended. */
  readonly current: ShownShift | null;
}

/** The shifts as they are shown while presses are on their way: as if all were recorded, in order. */
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
