import { useState, type ReactNode } from 'react';
import { laterDialog } from 'shared-ui';
import type { ShiftToEnd } from '../rules/shiftEnd.ts';
import type { PersonToClockOut } from './ClockOutDialog.tsx';

export interface ClockOutQuestion {
  /** Null if cancelled, or if the dialog failed to load. */
  readonly ask: (shifts: readonly ShiftToEnd[]) => Promise<readonly PersonToClockOut[] | null>;
  /** Render somewhere in the page. */
  readonly dialog: ReactNode;
}

interface OpenQuestion {
  readonly shifts: readonly ShiftToEnd[];
  readonly answer: (people: readonly PersonToClockOut[] | null) => void;
}

const ClockOutDialog = laterDialog(
  async () => (await import('./ClockOutDialog.tsx')).ClockOutDialog,
  {
    words: {
      en: () => import('../messages/en.ts'),
      de: () => import('../messages/de.ts'),
      es: () => import('../messages/es.ts'),
      th: () => import('../messages/th.ts'),
    },
  },
);

/** The question before other people's shifts end. */
export function useClockOut(): ClockOutQuestion {
  const [question, setQuestion] = useState<OpenQuestion | null>(null);
  function settle(people: readonly PersonToClockOut[] | null): void {
    question?.answer(people);
    setQuestion(null);
  }
  return {
    ask: (shifts) => new Promise((answer) => setQuestion({ shifts, answer })),
    dialog: question && (
      <ClockOutDialog shifts={question.shifts} onClose={() => settle(null)} onConfirm={settle} />
    ),
  };
}
