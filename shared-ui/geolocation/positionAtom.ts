import { atom } from 'jotai';
import { limits } from 'shared-contracts';
import { askDevice } from './askDevice.ts';
import {
  afterAnswer,
  firstAttempt,
  type KnownPosition,
  type PositionFailure,
  type PositionResult,
} from './rules/locating.ts';

export interface DevicePosition {
  readonly isLocating: boolean;
  /** The last one that the device told, however old; shell and remotes know the same. */
  readonly last: KnownPosition | null;
  /** Why the last asking brought none; null when it did, and before the first. */
  readonly failure: PositionFailure | null;
}

const stateAtom = atom<DevicePosition>({ isLocating: false, last: null, failure: null });
const underWayAtom = atom<Promise<PositionResult> | null>(null);

/**
 * What is known of the device's position; setting it asks the device. Whoever asks while an answer
 * is under way gets that one. A position of the last 5 s will do, unless somebody asks anew.
 */
export const positionAtom = atom(
  (get) => get(stateAtom),
  (get, set, anew: 'anew' | null): Promise<PositionResult> => {
    const joined = get(underWayAtom);
    if (joined) return joined;
    set(stateAtom, (before) => ({ ...before, isLocating: true }));
    const asked = askWithRetries(anew ? 0 : limits.geolocationMaximumAgeMilliseconds).then(
      (result) => {
        set(underWayAtom, null);
        set(stateAtom, ({ last }) => ({
          isLocating: false,
          last: result.kind === 'position' ? result.position : last,
          failure: result.kind === 'position' ? null : result.kind,
        }));
        return result;
      },
    );
    set(underWayAtom, asked);
    return asked;
  },
);

async function askWithRetries(maximumAge: number): Promise<PositionResult> {
  let state = firstAttempt;
  while (state.step === 'ask') state = afterAnswer(state.attempt, await askDevice(maximumAge));
  return state.result;
}
