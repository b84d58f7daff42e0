import { useEffect, useEffectEvent, useRef } from 'react';
import { useSnackbar, useUserFormats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { deviceClock } from 'shared-time/device-clock';
import { remainingHold } from '../../offline-queue/rules/nextStep.ts';
import { usePunchQueue, useQueueState } from '../../offline-queue/view/usePunchQueue.ts';

/**
 * Offers Undo while a clock-out of this page is held back (spec §4). `onUndone` receives its
 * comment.
 */
export function useUndoSnackbar(onUndone: (comment: string) => void): void {
  const text = useText();
  const snackbar = useSnackbar();
  const formats = useUserFormats();
  const queue = usePunchQueue();
  const { waiting } = useQueueState();
  const { page } = deviceClock.read();
  const held = waiting.find(
    ({ hold, needsPlace, pressed }) => hold > 0 && !needsPlace && pressed.page === page,
  );

  /** Dismisses the message about the last undone punch. */
  const forgetUndone = useRef<() => void>(undefined);
  const offer = useEffectEvent(() => {
    if (!held) return undefined;
    forgetUndone.current?.();
    const { key, press, request } = held;
    const comment = request.body.comment ?? '';
    return snackbar.show({
      text: text('clock.undo.offer', { time: formats.time(press.at, press.begins.timeZone) }),
      duration: remainingHold(held, deviceClock.read()),
      action: { label: text('clock.undo'), onSelect: () => void undo(key, comment) },
    });
  });
  async function undo(key: string, comment: string): Promise<void> {
    const isUndone = await queue.undo(key);
    if (isUndone) onUndone(comment);
    forgetUndone.current = snackbar.show({
      text: text(isUndone ? 'clock.undo.done' : 'clock.undo.late'),
      intent: isUndone ? 'info' : 'warning',
    });
  }

  // A punch is offered once, however often the queue is read.
  const heldKey = held?.key ?? null;
  useEffect(() => (heldKey === null ? undefined : offer()), [heldKey]);
}
