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
  /** What is clocked on; null for somebody who may not clock. */
  readonly assignment: components['schemas']['Assignment'] | null;
  /** False while the page loads: nobody is asked yet. */
  readonly isKnown: boolean;
  /** Milliseconds in which a press can be undone once its place is known. */
  readonly undoHoldOf: (press: Press) => number;
}

type HeldPunch = Pick<NewPunch, 'key' | 'press' | 'isAsked'>;

/** Finds the place of punches that are held for it, and asks the person where there is none. */
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

  /** All are of one press, so they have one place and one answer. */
  async function findPlace(punches: readonly HeldPunch[]): Promise<void> {
    const [first] = punches;
    if (!first) return;
    const ask = () => punches.forEach(({ key }) => queue.ask(key));
    if (first.isAsked) ask();
    const place = await check(whenPlaced(queue, first.key), () => {
      ask();
      sayIfUnanswered(first.key);
    });
    for (const { key, press } of punches) queue.place(key, place, undoHoldOf(press));
  }

  /** Listens beyond the page: the answer may come when another one is shown. */
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
  // What a page that was closed meanwhile was left with is asked again.
  const leftKey = left?.key;
  useEffect(() => {
    if (leftKey !== undefined) void askAgain();
  }, [leftKey]);

  return {
    findPlace,
    willAsk,
    isAskingPerson,
    /** A press waits for the person's answer to the browser: what is pressed meanwhile is not taken. */
    isPressHeld: isAskingPerson && waiting.some(isInQuestion),
    isLocating: isLocating && waiting.some(({ needsPlace }) => needsPlace),
    isPlaceKnown,
    /** To be rendered by the page. */
    dialog,
  };
}

/** Aborted as soon as the punch waits for its place no longer: it got one, went without, or is gone. */
function whenPlaced(queue: PunchQueue, key: string): AbortSignal {
  const placed = new AbortController();
  const stop = queue.subscribe(() => {
    if (queue.state().waiting.some((punch) => punch.key === key && punch.needsPlace)) return;
    stop();
    placed.abort();
  });
  return placed.signal;
}
