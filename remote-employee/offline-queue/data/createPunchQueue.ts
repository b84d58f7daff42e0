import { ApiFailure } from 'shared-contracts';
import { readActiveShift, openSince } from '../../shift/data/readActiveShift.ts';
import {
  delayOf,
  needsServerTime,
  type LastAnswer,
} from 'shared-time/device-clock/rules/delayOf.ts';
import { elapsedBetween, type ServerReading } from 'shared-time/device-clock/rules/reading.ts';
import { heldOf } from '../rules/heldOf.ts';
import { judgementOf } from '../rules/judgementOf.ts';
import { nextStep } from '../rules/nextStep.ts';
import {
  withAttempt,
  withDismissed,
  withNothingHeld,
  withoutHolds,
  withoutPauses,
  withPause,
  withPlace,
  withPunch,
  withQuestion,
  withRecorded,
  withRefused,
  withUndone,
} from '../rules/queueChanges.ts';
import { retryPause } from '../rules/retryPause.ts';
import {
  isToRelease,
  punchOfLeaving,
  settledPunches,
  waitingPunches,
  type QueuedPunch,
} from '../rules/queuedPunch.ts';
import { changedState, createTeller } from './PunchQueue.ts';
import type { PunchQueue, QueueListener, QueueParts, QueueState, TabNews } from './PunchQueue.ts';
import { sendPunch, signedInEmployee } from './sendPunch.ts';

const storeRetryMilliseconds = 10_000;

/**
 * One person's punches on this device: stored before they are sent, sent in order, each retried
 * under its one key until the server has responded (decisions: offline-queue).
 */
export function createPunchQueue(parts: QueueParts): PunchQueue {
  const { api, ownerId, store, clock, alone, tabs, random, onFault } = parts;
  const tellEach = createTeller(onFault);
  const changed = new Set<() => void>();
  const listeners = new Set<QueueListener>();
  /** Pressed, but not stored yet. */
  let adding: readonly QueuedPunch[] = [];
  let added: Promise<unknown> = Promise.resolve();
  const asking = new Set<string>();
  let kept: readonly QueuedPunch[] = [];
  let state: QueueState = { waiting: [], settled: [], isSignedOut: false, isKept: true };
  let lastAnswer: LastAnswer | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isSending = false;
  let isAskedAgain = false;

  function show(queue: readonly QueuedPunch[], changes: Partial<QueueState> = {}): void {
    kept = queue;
    const pending = adding.filter(({ key }) => queue.every((punch) => punch.key !== key));
    const waiting = [...waitingPunches(queue), ...pending];
    const isKept = state.isKept || waiting.length === 0;
    state = changedState(state, { isKept, ...changes, waiting, settled: settledPunches(queue) });
    tellEach(changed, (listener) => listener());
  }

  async function change(make: (queue: readonly QueuedPunch[]) => readonly QueuedPunch[]) {
    await added;
    const queue = await store.change(ownerId, make);
    tabs.tell({ kind: 'changed' });
    return queue;
  }

  /** Changes the stored queue, shows it, and sends on, even if the device refuses the change. */
  function update(make: (queue: readonly QueuedPunch[]) => readonly QueuedPunch[]): void {
    void change(make)
      .then(show, () => undefined)
      .finally(send);
  }

  function send(): void {
    if (isStopped) return;
    isAskedAgain = true;
    if (isSending) return;
    isSending = true;
    void sendAll().finally(() => (isSending = false));
  }

  async function sendAll(): Promise<void> {
    while (isAskedAgain) {
      isAskedAgain = false;
      try {
        await alone(async () => {
          let goesOn = true;
          while (goesOn && !isStopped) goesOn = await sendNext();
        });
      } catch {
        // The device's storage fails: what is stored stays, and is retried later.
        later(storeRetryMilliseconds);
      }
    }
  }

  function later(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(send, milliseconds);
  }

  /** True if there may be more to do at once. */
  async function sendNext(): Promise<boolean> {
    clearTimeout(timer);
    const step = nextStep(await store.read(ownerId), clock.read());
    if (step.kind === 'wait') later(step.milliseconds);
    if (step.kind !== 'send') return false;
    const { punch } = step;
    try {
      const server = await serverTimeFor(punch);
      const delay = delayOf(punch.pressed, clock.read(), server, lastAnswer);
      const held = heldOf(punch, delay, lastAnswer);
      const queue = await change((before) => withAttempt(before, punch.key, held));
      const taken = queue.find(({ key }) => key === punch.key);
      if (taken) await attempt(taken, server);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      return judge(punch, failure);
    }
    return true;
  }

  async function serverTimeFor({ pressed }: QueuedPunch): Promise<ServerReading | null> {
    if (!needsServerTime(pressed, clock.read())) return null;
    return (await readActiveShift(api, ownerId)).clock;
  }

  async function attempt(punch: QueuedPunch, server: ServerReading | null): Promise<void> {
    const delay = delayOf(punch.pressed, clock.read(), server, lastAnswer);
    const { key, held = 0 } = punch;
    const said = await sendPunch(api, punch.request, { key, delay, held });
    lastAnswer = { delay, at: clock.read() };
    const { shiftTimePairs, violations } = said;
    const isElsewhere = !isPressedHere(punch) && (await tabs.isOpen(punch.pressed.page));
    const pair = shiftTimePairs.find(({ isCorrection }) => !isCorrection) ?? shiftTimePairs[0];
    const correction = violations.find(
      ({ violation: { code } }) => code === 'RECORDED_AS_CORRECTION',
    );
    const queue = await change((before) =>
      withRecorded(
        before,
        punch.key,
        pair?.id ?? null,
        correction?.violation.translatedViolation ?? null,
      ),
    );
    const recorded = { punch, answer: said, isTold: !isElsewhere };
    if (isElsewhere) tabs.tell({ kind: 'recorded', recorded: { ...recorded, isTold: true } });
    tellEach(listeners, (listener) => listener.onRecorded(recorded));
    show(queue, { isSignedOut: false });
  }

  async function judge(punch: QueuedPunch, failure: ApiFailure): Promise<boolean> {
    const judgement = judgementOf(failure);
    if (judgement.kind === 'signed-out') return waitForLogIn();
    if (judgement.kind === 'again') return pause(punch);
    const signedIn = await signedInEmployee(api);
    if (signedIn === 'unknown') return pause(punch);
    if (signedIn !== ownerId) return waitForLogIn();
    const { detail } = failure;
    const serverSince = await openSince(api, ownerId);
    const outcome = { kind: 'refused', code: judgement.code, detail, serverSince } as const;
    const queue = await change((before) => withRefused(before, punch.key, outcome));
    show(queue);
    const refused = queue.find(({ key }) => key === punch.key);
    if (refused) {
      tabs.tell({ kind: 'refused', punch: refused });
      tellEach(listeners, (listener) => listener.onRefused(refused));
    }
    return true;
  }

  async function pause(punch: QueuedPunch): Promise<boolean> {
    const after = retryPause(punch.attempts + 1, clock.read(), random());
    show(await change((before) => withPause(before, punch.key, after)));
    return true;
  }

  function waitForLogIn(): false {
    show(kept, { isSignedOut: true });
    return false;
  }

  async function refresh(): Promise<void> {
    show(await store.read(ownerId));
    send();
  }

  function isPressedHere({ pressed }: QueuedPunch): boolean {
    return pressed.page === clock.read().page;
  }

  /** Outcomes are reported in the tab where the punch was pressed. */
  function hear(news: TabNews): void {
    if (news.kind === 'recorded' && isPressedHere(news.recorded.punch)) {
      tellEach(listeners, (listener) => listener.onRecorded(news.recorded));
    } else if (news.kind === 'refused' && isPressedHere(news.punch)) {
      tellEach(listeners, (listener) => listener.onRefused(news.punch));
    }
    void refresh();
  }

  tabs.onNews(hear);
  void refresh();

  return {
    state: () => state,
    subscribe(listener) {
      changed.add(listener);
      return () => void changed.delete(listener);
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    punch(punch) {
      isStopped = false;
      if (punch.isAsked) asking.add(punch.key);
      adding = [...adding, ...withPunch([], ownerId, punch)];
      show(withoutHolds(kept));
      added = added
        .then(() => store.add(ownerId, punch))
        .then(async (isKept) => {
          const queue = await store.read(ownerId);
          adding = adding.filter(({ key }) => key !== punch.key);
          show(queue, isKept ? {} : { isKept });
          tabs.tell({ kind: 'changed' });
        })
        .finally(send);
    },
    async undo(key) {
      const queue = await change((before) => withUndone(before, key));
      show(queue);
      return queue.every((punch) => punch.key !== key);
    },
    place(key, place, hold) {
      const punch = state.waiting.find((each) => each.key === key);
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
    mayAsk: async (punch) =>
      !asking.has(punch.key) && (isPressedHere(punch) || !(await tabs.isOpen(punch.pressed.page))),
    release(isLeaving = false) {
      const now = clock.read();
      const isOwn = (punch: QueuedPunch) => isToRelease(punch, now.page);
      if (!state.waiting.some(isOwn)) return;
      const leaving = isLeaving && !isStopped ? punchOfLeaving(state.waiting, now.page) : null;
      if (leaving) {
        // No tab may be left to receive the response; the stored punch is sent again as it is.
        const { key, pressed, request } = leaving;
        const delay = delayOf(pressed, now, null, lastAnswer);
        const held = heldOf(leaving, delay, lastAnswer) ?? 0;
        void sendPunch(api, request, { key, delay, held, keepalive: true }).catch(() => undefined);
      }
      update((queue) => {
        if (!isLeaving) return withoutHolds(queue);
        const released = withNothingHeld(queue);
        return leaving ? withAttempt(released, leaving.key) : released;
      });
    },
    dismiss(keys) {
      update((queue) => withDismissed(queue, keys));
    },
    start() {
      isStopped = false;
      wake();
    },
    wake,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };

  function wake(): void {
    if (isStopped) return;
    if (state.isSignedOut) show(kept, { isSignedOut: false });
    update(withoutPauses);
  }
}
