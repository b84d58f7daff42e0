import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiFailure, Instant } from 'shared-contracts';
import { useCountdown } from '../../countdown/view/useCountdown.ts';
import { wordsOf, type NoticeWords } from '../../waiting/rules/wallNotice.ts';
import {
  openedAssignment,
  type RecordedPunch,
  type TerminalAssignment,
  type TerminalDialog,
  type TerminalOperation,
} from '../rules/terminalDialog.ts';
import { usePress, type PressKeeping } from './usePress.ts';
import { useSending } from './useSending.ts';

export interface OptionsScreenProps {
  readonly dialog: TerminalDialog;
  /** The automatic operation after a moment, or at once if another person is waiting. */
  readonly gesture: { readonly only: TerminalOperation | null; readonly isHurried: boolean };
  /** Null if a press cannot be queued: this terminal has no key, or the person showed a face. */
  readonly keeping: PressKeeping | null;
  readonly onKept: (operation: TerminalOperation, at: Instant) => void;
  readonly onRecorded: (punch: RecordedPunch, assignment: TerminalAssignment) => void;
  /** Receives whether a press is in flight; must be stable while mounted. */
  readonly onSending: (isSending: boolean) => void;
  /** Back to the waiting screen, with a message after a failure. */
  readonly onEnded: (words: NoticeWords | null) => void;
}

/** Seconds in which a person can cancel the automatic operation. */
const stepBackSeconds = 3;

/** The chosen assignment, and the press that ends the dialog. */
export function useOptions(props: OptionsScreenProps) {
  const { dialog, gesture, keeping, onRecorded, onEnded } = props;
  const [chosen, setChosen] = useState<TerminalAssignment | undefined>(openedAssignment(dialog));
  const [refusal, setRefusal] = useState<ApiFailure>();
  const { state, press, giveUp } = usePress(dialog, keeping, {
    onRecorded: (punch) => chosen && onRecorded(punch, chosen),
    onKept: props.onKept,
    onRefused(failure) {
      if (failure.code === 'DIALOG_ENDED') onEnded({ id: 'terminal.notice.ended' });
      else if (gesture.isHurried) onEnded(wordsOf(failure));
      else setRefusal(failure);
    },
    onUnanswered: (mayBeRecorded) =>
      onEnded({
        id: mayBeRecorded ? 'terminal.notice.notKnown' : 'terminal.notice.nothingRecorded',
      }),
  });
  useSending(state !== null, props.onSending);
  const [only, setOnly] = useState(gesture.only);
  const byItself = useCountdown(stepBackSeconds, () => {
    if (chosen && only) pressTile(chosen, only);
  });
  const makeRoom = useEffectEvent(() => {
    if (chosen && only) pressTile(chosen, only);
    else if (state === null) onEnded(null);
  });
  useEffect(() => {
    if (gesture.isHurried) makeRoom();
  }, [gesture.isHurried]);
  const { left } = useCountdown(dialog.closesInSeconds, () => {
    if (state === null) onEnded(null);
    else giveUp();
  });

  function pressTile({ assignmentId }: TerminalAssignment, operation: TerminalOperation): void {
    setOnly(null);
    setRefusal(undefined);
    void press(assignmentId, operation);
  }

  return {
    /** Undefined while the person has to choose. */
    chosen,
    choose: setChosen,
    /** Why the last press was refused. */
    refusal,
    /** The press in flight; null if there is none. */
    state,
    /** The automatic operation; null if a press is required. */
    only,
    /** Seconds until the automatic operation. */
    onlyIn: byItself.left,
    /** Seconds until the dialog closes. */
    left,
    pressTile,
  };
}

export type OptionsModel = ReturnType<typeof useOptions>;
