import { limits } from 'shared-contracts';
import type { EarlyPress } from 'shared-contracts/early-press';
import { useHost, useProperty } from 'shared-ui';
import { useQueueState } from '../../offline-queue/view/usePunchQueue.ts';
import type { Press, PressKind } from '../../shift/rules/press.ts';
import { changeFromNow } from './changeFromNow.ts';
import { punchOf } from './punchOf.ts';
import type { ChoiceState } from './useChoice.ts';
import type { ClockState } from './useClockState.ts';
import { usePunch } from './usePunch.ts';
import { usePunchPlace } from './usePunchPlace.ts';

/** Records presses, held until they have a place or can no longer be undone. */
export function useRecordPress({ open, serverNow, isKnown, mayClock, assignment }: ClockState) {
  const { features } = useHost().features;
  const { waiting } = useQueueState();
  const undoDelay = useProperty('CLOCK_OUT_UNDO_DELAY');
  const { punch, ignores } = usePunch();
  const place = usePunchPlace({ isKnown, undoHoldOf, assignment: mayClock ? assignment : null });

  function undoHoldOf({ kind, isChange }: Pick<Press, 'kind' | 'isChange'>): number {
    return kind === 'clock-out' && isChange !== true ? Math.max(0, undoDelay) * 1000 : 0;
  }

  /** False if the press is ignored. */
  function record(kind: PressKind | 'change', chosen: ChoiceState, early?: EarlyPress): boolean {
    const undoHold = kind === 'change' ? 0 : undoHoldOf({ kind });
    const needsPlace = features.LOCATION;
    const hold = needsPlace ? longestSearch - undoHold : undoHold;
    const made = punch(() => {
      const situation = {
        ...{ features, open, serverNow: serverNow(), waiting, hold, needsPlace, early },
        // An early press was shown as pending until now: not as done before the question.
        isAsked: place.isAskingPerson || (early !== undefined && place.willAsk),
      };
      if (kind === 'change') return changeFromNow(chosen, situation);
      const one = punchOf(kind, chosen, situation);
      return one ? [one] : [];
    });
    if (made.length === 0) return false;
    if (needsPlace) void place.findPlace(made);
    chosen.settle();
    if (kind === 'clock-in' || kind === 'clock-out') chosen.setComment('');
    return true;
  }

  return { record, place, ignores };
}

/**
 * Milliseconds after which a punch is sent without its place, rather than dropped or late. Includes
 * the undo time, which `queue.place` adds after the search: both together end before it counts as
 * sent late.
 */
const longestSearch = limits.sentLateAfterMilliseconds - 20_000;
