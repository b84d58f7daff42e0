import { ApiFailure, type components } from 'shared-contracts';
import {
  delayOf,
  needsServerTime,
  type LastAnswer,
} from 'shared-time/device-clock/rules/delayOf.ts';
import type { ServerReading } from 'shared-time/device-clock/rules/reading.ts';
import { openSince, readActiveShift } from '../../shift/data/readActiveShift.ts';
import { heldOf } from '../rules/heldOf.ts';
import { judgementOf } from '../rules/judgementOf.ts';
import { nextStep } from '../rules/nextStep.ts';
import { withAttempt, withPause, withRecorded, withRefused } from '../rules/queueChanges.ts';
import type { QueuedPunch } from '../rules/queuedPunch.ts';
import { retryPause } from '../rules/retryPause.ts';
import type { OutcomeNews } from './createOutcomeNews.ts';
import type { NextAttempt } from './createSendLoop.ts';
import type { ShownQueue } from './createShownQueue.ts';
import type { QueueParts } from './PunchQueue.ts';
import { sendPunch, signedInEmployee } from './sendPunch.ts';

/** Sends the oldest punch and stores what the server says of it. */
export function createPunchSender(parts: QueueParts, shown: ShownQueue, outcomes: OutcomeNews) {
  const { api, ownerId, store, clock, random } = parts;
  let lastAnswer: LastAnswer | null = null;

  async function serverTimeFor({ pressed }: QueuedPunch): Promise<ServerReading | null> {
    if (!needsServerTime(pressed, clock.read())) return null;
    return (await readActiveShift(api, ownerId)).clock;
  }

  async function send(punch: QueuedPunch, server: ServerReading | null): Promise<void> {
    const delay = delayOf(punch.pressed, clock.read(), server, lastAnswer);
    const { key, held = 0 } = punch;
    const answer = await sendPunch(api, punch.request, { key, delay, held });
    lastAnswer = { delay, at: clock.read() };
    const isElsewhere = await outcomes.isElsewhere(punch);
    const { shiftId, correction } = recordedIn(answer);
    const queue = await shown.change((before) => withRecorded(before, key, shiftId, correction));
    outcomes.tellRecorded({ punch, answer, isTold: !isElsewhere });
    shown.show(queue, { isSignedOut: false });
  }

  async function judge(punch: QueuedPunch, failure: ApiFailure): Promise<NextAttempt> {
    const judgement = judgementOf(failure);
    if (judgement.kind === 'signed-out') return waitForLogIn();
    if (judgement.kind === 'again') return pause(punch);
    const signedIn = await signedInEmployee(api);
    if (signedIn === 'unknown') return pause(punch);
    if (signedIn !== ownerId) return waitForLogIn();
    const { detail } = failure;
    const serverSince = await openSince(api, ownerId);
    const outcome = { kind: 'refused', code: judgement.code, detail, serverSince } as const;
    const queue = await shown.change((before) => withRefused(before, punch.key, outcome));
    shown.show(queue);
    const refused = queue.find(({ key }) => key === punch.key);
    if (refused) outcomes.tellRefused(refused);
    return 'again';
  }

  async function pause(punch: QueuedPunch): Promise<NextAttempt> {
    const after = retryPause(punch.attempts + 1, clock.read(), random());
    shown.show(await shown.change((before) => withPause(before, punch.key, after)));
    return 'again';
  }

  function waitForLogIn(): null {
    shown.setSignedOut(true);
    return null;
  }

  return {
    async sendNext(): Promise<NextAttempt> {
      const step = nextStep(await store.read(ownerId), clock.read());
      if (step.kind === 'wait') return { afterMilliseconds: step.milliseconds };
      if (step.kind === 'nothing') return null;
      const { punch } = step;
      try {
        const server = await serverTimeFor(punch);
        const delay = delayOf(punch.pressed, clock.read(), server, lastAnswer);
        const held = heldOf(punch, delay, lastAnswer);
        const queue = await shown.change((before) => withAttempt(before, punch.key, held));
        const taken = queue.find(({ key }) => key === punch.key);
        if (taken) await send(taken, server);
      } catch (failure) {
        if (!(failure instanceof ApiFailure)) throw failure;
        return judge(punch, failure);
      }
      return 'again';
    },
    /** As the page closes: no tab may be left for the response; the punch is sent again as it is. */
    sendLeaving(punch: QueuedPunch): void {
      const { key, pressed, request } = punch;
      const delay = delayOf(pressed, clock.read(), null, lastAnswer);
      const held = heldOf(punch, delay, lastAnswer) ?? 0;
      void sendPunch(api, request, { key, delay, held, keepalive: true }).catch(() => undefined);
    },
  };
}

/** The shift in which a punch was recorded, and the server's words if the manager must confirm it. */
function recordedIn({ shiftTimePairs, violations }: components['schemas']['ClockEntryAnswer']): {
  readonly shiftId: number | null;
  readonly correction: string | null;
} {
  const pair = shiftTimePairs.find(({ isCorrection }) => !isCorrection) ?? shiftTimePairs[0];
  const correction = violations.find(
    ({ violation: { code } }) => code === 'RECORDED_AS_CORRECTION',
  );
  return {
    shiftId: pair?.id ?? null,
    correction: correction?.violation.translatedViolation ?? null,
  };
}
