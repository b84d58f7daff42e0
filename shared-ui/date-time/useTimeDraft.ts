import { useState } from 'react';
import type { TimeOfDay } from './timeOfDay.ts';

/** A time that may be incomplete. */
export interface TimeDraft {
  readonly hour: number | null;
  readonly minute: number | null;
}

/** Holds the first part until the second one is set, and only then reports a time. */
export function useTimeDraft(
  value: TimeOfDay | null,
  onChange: (value: TimeOfDay | null) => void,
): readonly [TimeDraft, (change: Partial<TimeDraft>) => void] {
  const [part, setPart] = useState<TimeDraft>(nothing);
  const draft = value ?? part;
  function change(changes: Partial<TimeDraft>): void {
    const next = { ...draft, ...changes };
    const { hour, minute } = next;
    if (hour !== null && minute !== null) {
      setPart(nothing);
      if (hour !== value?.hour || minute !== value.minute) onChange({ hour, minute });
      return;
    }
    setPart(next);
    if (value) onChange(null);
  }
  return [draft, change];
}

const nothing: TimeDraft = { hour: null, minute: null };
