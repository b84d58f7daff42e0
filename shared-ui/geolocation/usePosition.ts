import { useAtom } from 'jotai';
import { useMemo } from 'react';
import { positionAtom, type DevicePosition } from './positionAtom.ts';
import type { PositionResult } from './rules/locating.ts';

export interface PositionControl extends DevicePosition {
  /**
   * Asks the device where it is: high accuracy, 15 s an attempt, two retries; a position of the last
   * 5 s is answered at once (spec §9). Never rejects; the result says why there is no position. It
   * takes up to 45 s, 15 s where the browser waits for the person's permission, so pages ask early and
   * show `isLocating`. Asking again while an answer is under way joins that one.
   */
  readonly locate: () => Promise<PositionResult>;
  /** The same for somebody who has moved and tries again: no earlier position will do. */
  readonly locateAnew: () => Promise<PositionResult>;
}

/** Where the device is; one answer for the whole page, shell and remotes alike. */
export function usePosition(): PositionControl {
  const [known, ask] = useAtom(positionAtom);
  const asking = useMemo(() => ({ locate: () => ask(null), locateAnew: () => ask('anew') }), [ask]);
  return useMemo(() => ({ ...known, ...asking }), [known, asking]);
}
