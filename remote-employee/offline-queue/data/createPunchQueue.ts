import { elapsedBetween } from 'shared-time/device-clock/rules/reading.ts';
import {
  withAttempt,
  withDismissed,
  withNothingHeld,
  withoutHolds,
  withoutPauses,
  withPlace,
  withQuestion,
  withUndone,
} from '../rules/queueChanges.ts';
import { isToRelease, punchOfLeaving, type QueuedPunch } from '../rules/queuedPunch.ts';
import { createOutcomeNews } from './createOutcomeNews.ts';
import { createPunchSender } from './createPunchSender.ts';
import { createSendLoop } from './createSendLoop.ts';
import { createShownQueue } from './createShownQueue.ts';
import { createTeller, type PunchQueue, type QueueParts } from './PunchQueue.ts';

/**
 * One person's punches on this device: stored before they are sent, sent in order, each retried
 * under its one key until the server has responded (decisions: offline-queue).
 */
export function createPunchQueue(parts: QueueParts): PunchQueue {
  const { ownerId, store, clock, alone, tabs, onFault } = parts;
  const tellEach = createTeller(onFault);
  const shown = createShownQueue(parts, tellEach);
  const outcomes = createOutcomeNews(parts, tellEach);
  const sender = createPunchSender(parts, shown, outcomes);
  const loop = createSendLoop(alone, sender.sendNext);
  const asking = new Set<string>();

  /** Changes the stored queue, shows it, and sends on, even if the device refuses the change. */
  function update(make: (queue: readonly QueuedPunch[]) => readonly QueuedPunch[]): void {
    void shown
      .change(make)
      .then(shown.show, () => undefined)
      .finally(loop.send);
  }

  async function refresh(): Promise<void> {
    shown.show(await store.read(ownerId));
    loop.send();
  }

  function wake(): void {
    if (loop.isStopped()) return;
    if (shown.state().isSignedOut) shown.setSignedOut(false);
    update(withoutPauses);
  }

  tabs.onNews((news) => {
    outcomes.hear(news);
    void refresh();
  });
  void refresh();

  return {
    state: shown.state,
    subscribe: shown.subscribe,
    listen: outcomes.listen,
    punch(punch) {
      loop.resume();
      if (punch.isAsked) asking.add(punch.key);
      void shown.add(punch).finally(loop.send);
    },
    async undo(key) {
      const queue = await shown.change((before) => withUndone(before, key));
      shown.show(queue);
      return queue.every((punch) => punch.key !== key);
    },
    place(key, place, hold) {
      const punch = shown.state().waiting.find((each) => each.key === key);
      const held = punch ? elapsedBetween(punch.pressed, clock.read()) : 0;
      const until = hold === 0 ? 0 : hold + held;
      update((queue) =>
        place === null
          ? withUndone(queue, key)
          : withPlace(queue, key, place, { hold: until, held }),
      );
    },
    ask(key) {
      asking.add(key);
      update((queue) => withQuestion(queue, key));
    },
    mayAsk: async (punch) => !asking.has(punch.key) && !(await outcomes.isElsewhere(punch)),
    release(isLeaving = false) {
      const { page } = clock.read();
      const { waiting } = shown.state();
      if (!waiting.some((punch) => isToRelease(punch, page))) return;
      const leaving = isLeaving && !loop.isStopped() ? punchOfLeaving(waiting, page) : null;
      if (leaving) sender.sendLeaving(leaving);
      update((queue) => {
        if (!isLeaving) return withoutHolds(queue);
        const released = withNothingHeld(queue);
        return leaving ? withAttempt(released, leaving.key) : released;
      });
    },
    dismiss: (keys) => update((queue) => withDismissed(queue, keys)),
    start() {
      loop.resume();
      wake();
    },
    wake,
    stop: loop.stop,
  };
}
