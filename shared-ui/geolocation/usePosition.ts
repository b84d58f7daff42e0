import { useAtom } from 'jotai';
import { useMemo } from 'react';
import { positionAtom, type DevicePosition } from './positionAtom.ts';
import type { PositionResult } from './rules/locating.ts';

export interface PositionControl extends DevicePosition {
  /**
   * Requests the position: high accuracy, 15 s per attempt, two retries; a position of the last 5 s
   * is reused (spec §9). Never rejects; the result says why there is no position. Takes up to 45 s,
   * or 15 s while a permission prompt is open, so pages ask early and show `isLocating`. Concurrent
   * calls share one request.
   */
  readonly locate: () => Promise<PositionResult>;
  /** The same without reusing an earlier position, for a person who has moved and retries. */
  readonly locateAnew: () => Promise<PositionResult>;
}

/** The position; shared by the whole page, shell and remotes. */
export function usePosition(): PositionControl {
  const [known, ask] = useAtom(positionAtom);
  const asking = useMemo(() => ({ locate: () => ask(null), locateAnew: () => ask('anew') }), [ask]);
  return useMemo(() => ({ ...known, ...asking }), [known, asking]);
}
