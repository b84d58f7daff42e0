import { useEffect, useState } from 'react';
import type { ClockingChoice } from 'shared-time/clocking-choice/rules/clockingChoice.ts';
import { keptChoice, type ChosenFor, type KeptChoice } from '../data/keptChoice.ts';

/**
 * What the person chose and wrote, kept on the device until a punch takes it. `shift`: null for an
 * open one that the server does not know yet.
 */
export function useKeptChoice(employeeId: number, shift: ChosenFor | null) {
  const [kept, setKept] = useState(() => keptFor(employeeId, shift));
  const [seen, setSeen] = useState(shift);
  if (shift !== seen) {
    setSeen(shift);
    const next = keptFor(employeeId, shift);
    // A shift that starts here keeps its choice before and after the server knows it.
    const goesOn = shift === null || (seen === null && shift !== 'next');
    setKept(
      goesOn ? { choice: kept.choice ?? next.choice, comment: kept.comment || next.comment } : next,
    );
  }
  useEffect(() => {
    if (shift === null) return;
    if (kept.choice || kept.comment) keptChoice.keep(employeeId, shift, kept);
    else keptChoice.forget(employeeId, shift);
  }, [kept, employeeId, shift]);
  const change = (changes: Partial<KeptChoice>) => setKept((before) => ({ ...before, ...changes }));
  return {
    ...kept,
    setChoice: (choice: ClockingChoice) => change({ choice }),
    setComment: (comment: string) => change({ comment }),
    /** A punch has taken the choice. */
    settle(): void {
      // By the time of the effect, the shift may be another one.
      if (shift !== null) keptChoice.forget(employeeId, shift);
      change({ choice: null });
    },
  };
}

function keptFor(employeeId: number, shift: ChosenFor | null): KeptChoice {
  return shift === null ? { choice: null, comment: '' } : keptChoice.read(employeeId, shift);
}
