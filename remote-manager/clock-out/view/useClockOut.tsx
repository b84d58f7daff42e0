import { useState, type ReactNode } from 'react';
import type { ShiftToEnd } from '../rules/shiftEnd.ts';
import { ClockOutDialog, type PersonToClockOut } from './ClockOutDialog.tsx';

export interface ClockOutQuestion {
  /** Null where it was left. */
  readonly ask: (shifts: readonly ShiftToEnd[]) => Promise<readonly PersonToClockOut[] | null>;
  /** To be rendered somewhere in the page. */
  readonly dialog: ReactNode;
}

interface Asked {
  readonly shifts: readonly ShiftToEnd[];
  readonly answer: (people: readonly PersonToClockOut[] | null) => void;
}

/** The question before shifts of other people end. */
export function useClockOut(): ClockOutQuestion {
  const [asked, setAsked] = useState<Asked | null>(null);
  function settle(people: readonly PersonToClockOut[] | null): void {
    asked?.answer(people);
    setAsked(null);
  }
  return {
    ask: (shifts) => new Promise((answer) => setAsked({ shifts, answer })),
    dialog: asked && (
      <ClockOutDialog shifts={asked.shifts} onClose={() => settle(null)} onConfirm={settle} />
    ),
  };
}
