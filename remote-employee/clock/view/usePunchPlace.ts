import { useEffect, useEffectEvent } from 'react';
import type { components } from 'shared-contracts';
import { useSnackbar } from 'shared-ui';
import type { Press } from '../../shift/rules/press.ts';
import { useClockingPlace } from '../../location/view/useClockingPlace.tsx';
import { useText } from '../../messages/useText.ts';
import type { PunchQueue } from '../../offline-queue/data/PunchQueue.ts';
import { isInQuestion, type NewPunch } from '../../offline-queue/rules/queuedPunch.ts';
import { usePunchQueue, useQueueState } from '../../offline-queue/view/usePunchQueue.ts';

export interface PunchPlaceOptions {
  /** The assignment that is clocked on; null for a person who cannot clock. */
  readonly assignment: components['schemas']['Assignment'] | null;
  /** False while the page loads: no question yet. */
  readonly isKnown: boolean;
  /** Milliseconds in which a press can be undone once its place is known. */
  readonly undoHoldOf: (press: Press) => number;
}

type HeldPunch = Pick<NewPunch, 'key' | 'press' | 'isAsked'>;

/** Finds the place of punches held for it, and asks the person if there is none. */
export function usePunchPlace({ assignment, isKnown, undoHoldOf }: PunchPlaceOptions) {
  const text = useText();
  const snackbar = useSnackbar();
  const queue = usePunchQueue();
  const { waiting } = useQueueState();
  const {
    check,
    isLocating,
    isAskingPerson,
    isKnown: isPlaceKnown,
    willAsk,
    dialog,
  } = useClockingPlace(assignment);

  /** All belong to one press, so they share a place and an answer. */
  async function findPlace(punches: readonly HeldPunch[]): Promise<void> {
    const [first] = punches;
    if (!first) return;
    const ask = () => punches.forEach(({ key }) => queue.ask(key));
    // A page that was closed has left the question.
    if (first.isAsked) ask();
    const gone = whenPlaced(queue, first.key);
    const place = await check(gone, () => {
      ask();
      sayIfUnanswered(first.key);
    });
    // A punch in question is sent without its place, and those after it, too.
    if (gone.aborted) return;
    for (const { key, press } of punches) queue.place(key, place, undoHoldOf(press));
  }

  /** Outlives the page: the answer may come while another one is shown. */
  function sayIfUnanswered(asked: string): void {
    const stop = queue.listen({
      onRecorded({ punch: { key, isAsked = false }, isTold }) {
        if (key !== asked) return;
        stop();
        if (isAsked && isTold) snackbar.show({ text: text('location.without.sent') });
      },
      onRefused: ({ key }) => key === asked && stop(),
    });
  }

  const left = isKnown ? waiting.find(isInQuestion) : undefined;
  const askAgain = useEffectEvent(async () => {
    if (!left || !(await queue.mayAsk(left))) return;
    void findPlace(waiting.filter((each) => isInQuestion(each) && each.press.at === left.press.at));
  });
  // Repeats the question that an earlier, closed page left open.
  const leftKey = left?.key;
  useEffect(() => {
    if (leftKey !== undefined) void askAgain();
  }, [leftKey]);

  return {
    findPlace,
    willAsk,
    isAskingPerson,
    /** A press waits for the permission prompt: further presses are ignored. */
    isPressHeld: isAskingPerson && waiting.some(isInQuestion),
    isLocating: isLocating && waiting.some(({ needsPlace }) => needsPlace),
    isPlaceKnown,
    /** Render in the page. */
    dialog,
  };
}

/**
 * Aborts as soon as the punch no longer waits for its place: it got one, went without, or is gone.
 */
function whenPlaced(queue: PunchQueue, key: string): AbortSignal {
  const placed = new AbortController();
  const stop = queue.subscribe(() => {
    if (queue.state().waiting.some((punch) => punch.key === key && punch.needsPlace)) return;
    stop();
    placed.abort();
  });
  return placed.signal;
}
