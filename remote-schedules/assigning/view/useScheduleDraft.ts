import { useEffect, useRef, useState } from 'react';
import { useProperty } from 'shared-ui';
import {
  addBreak,
  draftedMinutes,
  draftFaults,
  emptyDraft,
  isLong,
  isOvernight,
  newDayOf,
  type BreakDraft,
  type NewScheduleDraft,
} from '../rules/newSchedule.ts';

/** The input of a new schedule; a new break takes the focus. */
export function useScheduleDraft() {
  const hasDurations = useProperty('CUSTOM_DURATION_BREAKS');
  const [draft, setDraft] = useState(emptyDraft);
  const lastBreak = useRef<HTMLFieldSetElement>(null);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0) lastBreak.current?.querySelector('input')?.focus();
  }, [added]);

  return {
    ...draft,
    lastBreak,
    faults: draftFaults(draft, hasDurations),
    minutes: draftedMinutes(draft, hasDurations),
    /** Null while something is missing or wrong. */
    day: newDayOf(draft, hasDurations),
    isSame: draft.startTime !== null && draft.startTime === draft.endTime,
    isOvernight: isOvernight(draft),
    isLong: isLong(draft),
    change: (part: Partial<NewScheduleDraft>) => setDraft((last) => ({ ...last, ...part })),
    changeBreak: (key: number, part: Partial<BreakDraft>) =>
      setDraft((last) => ({
        ...last,
        breaks: last.breaks.map((each) => (each.key === key ? { ...each, ...part } : each)),
      })),
    removeBreak: (removed: number) =>
      setDraft((last) => ({
        ...last,
        breaks: last.breaks.filter(({ key }) => key !== removed),
      })),
    addBreak(): void {
      setDraft((last) => addBreak(last));
      setAdded((times) => times + 1);
    },
  };
}
