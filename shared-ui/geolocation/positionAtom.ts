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
  /** The browser is asking the person for permission. */
  readonly isAskingPerson: boolean;
  /** The last position, however old; shared by shell and remotes. */
  readonly last: KnownPosition | null;
  /** Why the last request failed; null if it succeeded, and before the first. */
  readonly failure: PositionFailure | null;
}

const stateAtom = atom<DevicePosition>({
  isLocating: false,
  isAskingPerson: false,
  last: null,
  failure: null,
});
const underWayAtom = atom<Promise<PositionResult> | null>(null);

/** Records a result, in time or late. */
const toldAtom = atom(null, (_, set, result: PositionResult) =>
  set(stateAtom, (before) => ({
    ...before,
    isAskingPerson: result.kind === 'unanswered',
    last: result.kind === 'position' ? result.position : before.last,
    failure: result.kind === 'position' ? null : result.kind,
  })),
);

/**
 * The device's position; setting the atom requests it. Requests in flight are shared. A position of
 * the last 5 s is reused, unless a new one is requested.
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
