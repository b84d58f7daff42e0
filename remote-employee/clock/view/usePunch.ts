import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { deviceClock } from 'shared-time/device-clock';
import type { Recorded } from '../../offline-queue/data/PunchQueue.ts';
import type { NewPunch } from '../../offline-queue/rules/queuedPunch.ts';
import {
  usePunchQueue,
  useQueueListener,
  useQueueState,
} from '../../offline-queue/view/usePunchQueue.ts';
import { usePunchMessages } from './usePunchMessages.ts';

/** Milliseconds in which a second press of the same button is ignored: cold hands press twice. */
const secondPressMilliseconds = 600;
/** Milliseconds in which presses are ignored while a response is awaited. */
const answerMilliseconds = 3_000;

/**
 * Sends punches through the queue: shown at once, stored on the device, then sent. Refusals are
 * reported.
 */
export function usePunch() {
  const queue = usePunchQueue();
  const { waiting } = useQueueState();
  const messages = usePunchMessages();
  const last = useRef({ isDisc: false, at: Number.NEGATIVE_INFINITY });
  const [resting, setResting] = useState<{ readonly button: 'disc' | 'break' } | null>(null);
  const [awaited, setAwaited] = useState<string | null>(null);
  useTimeout(() => setResting(null), resting === null ? null : secondPressMilliseconds, resting);
  useTimeout(() => setAwaited(null), awaited === null ? null : answerMilliseconds, awaited);
  // Nothing is awaited offline, nor after an attempt without a response.
  const isAwaited = (key: string | null) =>
    navigator.onLine &&
    queue
      .state()
      .waiting.some(
        (each) => each.key === key && (each.hold === 0 || each.needsPlace) && each.pause === null,
      );

  useQueueListener({
    onRecorded({ punch, answer: { shiftTimePairs, violations }, isTold }: Recorded) {
      if (!isTold) return;
      const pair = shiftTimePairs.find(({ isCorrection }) => !isCorrection);
      messages.recorded(punch, pair, violations);
    },
    onRefused: (punch) => messages.refused(punch),
  });
  // Leaving the clock confirms the clock-out.
  useEffect(() => () => queue.release(), [queue]);

  return {
    /** The punches of one press, in order; empty while presses are ignored. */
    punch(make: () => readonly NewPunch[]): readonly NewPunch[] {
      const now = deviceClock.read().wall;
      if (isAwaited(awaited)) return [];
      const made = make();
      const final = made.at(-1);
      if (!final) return [];
      const isDisc = final.press.kind === 'clock-in' || final.press.kind === 'clock-out';
      const since = Math.abs(now - last.current.at);
      if (isDisc === last.current.isDisc && since < secondPressMilliseconds) return [];
      last.current = { isDisc, at: now };
      setResting({ button: isDisc ? 'disc' : 'break' });
      setAwaited(final.key);
      made.forEach((punch) => queue.punch(punch));
      return made;
    },
    /** The buttons whose presses are ignored at the moment. */
    ignores: {
      disc: resting?.button === 'disc' || (waiting.length > 0 && isAwaited(awaited)),
      break: resting?.button === 'break' || (waiting.length > 0 && isAwaited(awaited)),
    },
  };
}

/** Acts once, that many milliseconds after `since` changed; never if null. */
function useTimeout(act: () => void, milliseconds: number | null, since: unknown): void {
  const due = useEffectEvent(act);
  useEffect(() => {
    if (milliseconds === null) return undefined;
    const timer = setTimeout(() => due(), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, since]);
}
