import { useState } from 'react';
import { toInstant } from 'shared-contracts';
import { earlyPress, type EarlyPress } from 'shared-contracts/early-press';
import { useDialogs, useFeature, useSnackbar, useUserFormats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { PressKind } from '../../shift/rules/press.ts';
import type { ChoiceState } from './useChoice.ts';
import type { AutoClockOut } from './useClockDay.ts';
import type { ClockState } from './useClockState.ts';
import { useKeptPress } from './useKeptPress.ts';
import { useRecordPress } from './useRecordPress.ts';
import { useShortcuts } from './useShortcuts.ts';
import { useUndoSnackbar } from './useUndoSnackbar.ts';

/** The buttons of the clock: what a press does, and the booking form that it may open. */
export function useClockPresses(clock: ClockState) {
  const { state, open, choice, blocked, isKnown, day, timeZone } = clock;
  const text = useText();
  const formats = useUserFormats();
  const snackbar = useSnackbar();
  const dialogs = useDialogs();
  const hasBreaks = useFeature('SEGMENTS');
  const hasAutoClockOut = useFeature('AUTO_CLOCK_OUT');
  const [isChecked, setIsChecked] = useState(false);
  const [isFormOpen, setIsFormOpen] = useState(false);
  const { record, place, ignores } = useRecordPress(clock);
  useUndoSnackbar((comment) => choice?.setComment(comment));

  function press(kind: PressKind | 'change', early?: EarlyPress): void {
    if (blocked !== null || !isKnown || !choice || place.isPressHeld) return;
    if (choice.isIncomplete && (kind === 'clock-in' || choice.isRebooked)) {
      setIsChecked(true);
      setIsFormOpen(true);
      snackbar.show({ text: text('clock.completeFields'), intent: 'error' });
      return;
    }
    if (kind === 'clock-in' && hasAutoClockOut && day.autoClockOut !== null) {
      void confirmAgain(day.autoClockOut).then((isSure) => {
        if (isSure) finish(kind, choice, early);
      });
      return;
    }
    finish(kind, choice, early);
  }

  function finish(kind: PressKind | 'change', chosen: ChoiceState, early?: EarlyPress): void {
    if (!record(kind, chosen, early)) return;
    if (kind === 'clock-in' || kind === 'change') setIsChecked(false);
    if (kind === 'change') setIsFormOpen(false);
  }

  function confirmAgain({ at, isTriggered }: AutoClockOut): Promise<boolean> {
    const time = formats.time(at, timeZone);
    return dialogs.confirm({
      title: text(isTriggered ? 'clock.autoOut.title' : 'clock.autoOut.passed'),
      text: text(isTriggered ? 'clock.autoOut.text' : 'clock.autoOut.passed.text', { time }),
      confirm: text('clock.clockIn'),
    });
  }

  const pressDisc = () => press(open ? 'clock-out' : 'clock-in');
  const pressBreak = () => {
    if (open && hasBreaks) press(state.kind === 'on-break' ? 'resume' : 'break');
  };
  const isPressKept = useKeptPress(
    { isReady: isKnown && day.isKnown, isPlaceKnown: place.isPlaceKnown },
    (early) => {
      const isMeant = early.action === (open ? 'clock-out' : 'clock-in');
      if (isMeant && !earlyPress.isTooOld(early) && blocked === null && choice)
        return press(early.action, early);
      const at = toInstant(early.server);
      const time = `${formats.day(formats.dateOf(at, timeZone))} ${formats.time(at, timeZone)}`;
      snackbar.show({ text: text('clock.pressPassed', { time }), intent: 'error' });
    },
  );
  useShortcuts({ ' ': pressDisc, b: pressBreak });

  // A break continues in its shift, and nobody clocks in on leave.
  const isAtWork = state.kind === 'clocked-in' && blocked === null && day.absence === null;
  return {
    place,
    pressDisc,
    pressBreak,
    isDiscIgnoring: ignores.disc || place.isPressHeld,
    isBreakIgnoring: ignores.break || place.isPressHeld,
    /** Applies the booking from now on; null if not possible. */
    onChangeFromNow: isAtWork && choice?.mayBeginAlike === true ? () => press('change') : null,
    /** A press from before the clock had loaded waits for it. */
    isPressKept,
    /** The booking form shows what is missing. */
    isChecked,
    isFormOpen,
    setIsFormOpen,
  };
}

export type ClockPresses = ReturnType<typeof useClockPresses>;
