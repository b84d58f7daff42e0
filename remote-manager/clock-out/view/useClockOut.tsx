import { useState, type ComponentType, type ReactNode } from 'react';
import { ApiFailure } from 'shared-contracts';
import { useDialogs, useFailureText } from 'shared-ui';
import type { ShiftToEnd } from '../rules/shiftEnd.ts';
import type { ClockOutDialogProps, PersonToClockOut } from './ClockOutDialog.tsx';

export interface ClockOutQuestion {
  /** Null where it was left, or its dialog could not be fetched. */
  readonly ask: (shifts: readonly ShiftToEnd[]) => Promise<readonly PersonToClockOut[] | null>;
  /** To be rendered somewhere in the page. */
  readonly dialog: ReactNode;
}

interface Asked {
  readonly ClockOutDialog: ComponentType<ClockOutDialogProps>;
  readonly shifts: readonly ShiftToEnd[];
  readonly answer: (people: readonly PersonToClockOut[] | null) => void;
}

/** The question before shifts of other people end; its dialog is fetched when it is first asked. */
export function useClockOut(): ClockOutQuestion {
  const notices = useDialogs();
  const failureText = useFailureText();
  const [asked, setAsked] = useState<Asked | null>(null);
  function settle(people: readonly PersonToClockOut[] | null): void {
    asked?.answer(people);
    setAsked(null);
  }
  return {
    async ask(shifts) {
      try {
        const { ClockOutDialog } = await import('./ClockOutDialog.tsx');
        return await new Promise((answer) => setAsked({ ClockOutDialog, shifts, answer }));
      } catch {
        await notices.error({ title: failureText(new ApiFailure({ code: 'NO_RESPONSE' })) });
        return null;
      }
    },
    dialog: asked && (
      <asked.ClockOutDialog shifts={asked.shifts} onClose={() => settle(null)} onConfirm={settle} />
    ),
  };
}
