import { atom } from 'jotai';
import { limits } from 'shared-contracts';
import { askDevice, isAskingPerson } from './askDevice.ts';
import {
  afterAnswer,
  firstAttempt,
  type KnownPosition,
  type PositionFailure,
  type PositionResult,
} from './rules/locating.ts';

export interface DevicePosition {
  readonly isLocating: boolean;
  /** The browser asks the person whether the page may know, and has no answer yet. */
  readonly isAskingPerson: boolean;
  /** The last one that the device told, however old; shell and remotes know the same. */
  readonly last: KnownPosition | null;
  /** Why the last asking brought none; null when it did, and before the first. */
  readonly failure: PositionFailure | null;
}

const stateAtom = atom<DevicePosition>({
  isLocating: false,
  isAskingPerson: false,
  last: null,
  failure: null,
});
const underWayAtom = atom<Promise<PositionResult> | null>(null);

/** Takes in what the device said, in time or late. */
const toldAtom = atom(null, (_, set, result: PositionResult) =>
  set(stateAtom, (before) => ({
    ...before,
    isAskingPerson: result.kind === 'unanswered',
    last: result.kind === 'position' ? result.position : before.last,
    failure: result.kind === 'position' ? null : result.kind,
  })),
);

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
    const tell = (result: PositionResult) => set(toldAtom, result);
    const asked = askWithRetries(anew ? 0 : limits.geolocationMaximumAgeMilliseconds, tell).then(
      (result) => {
        set(underWayAtom, null);
        set(stateAtom, (before) => ({ ...before, isLocating: false }));
        tell(result);
        return result;
      },
    );
    set(underWayAtom, asked);
    void isAskingPerson().then((isAsking) => {
      if (get(underWayAtom) !== asked) return;
      set(stateAtom, (before) => ({ ...before, isAskingPerson: isAsking }));
    });
    return asked;
  },
);

async function askWithRetries(
  maximumAge: number,
  onLate: (result: PositionResult) => void,
): Promise<PositionResult> {
  let state = firstAttempt;
  while (state.step === 'ask')
    state = afterAnswer(state.attempt, await askDevice(maximumAge, onLate));
  return state.result;
}
