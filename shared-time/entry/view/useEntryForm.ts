import { useEffect, useState } from 'react';
import {
  customFieldsOf,
  localDay,
  timeTypesOf,
  type components,
  type PayCycle,
} from 'shared-contracts';
import type { TimeDialogSetting } from '../../TimeDialogProps.ts';
import type { EntrySubject } from '../../rules/TimeDialogRequest.ts';
import { checkDraft, type DraftFault } from '../rules/checkDraft.ts';
import { firstDraft, withAssignment, type EntryDraft } from '../rules/entryDraft.ts';
import { isBreakSubject, shiftOf } from '../rules/entrySubject.ts';
import { goneFaults, type GoneChoice } from '../rules/goneChoices.ts';
import { withChanges, type EntryChanges } from '../rules/entryChanges.ts';
import { readDraft, type DraftTimes } from '../rules/readDraft.ts';
import { useEntryFeatures } from './useEntryAssignments.ts';

type Assignment = components['schemas']['Assignment'];

/** The dialog's input and everything derived from it. */
export interface EntryForm {
  readonly subject: EntrySubject;
  readonly assignments: readonly Assignment[];
  readonly assignment: Assignment;
  readonly timeZone: string;
  readonly draft: EntryDraft;
  /** The initial values of the dialog. */
  readonly opened: EntryDraft;
  readonly change: (changes: Partial<EntryDraft>) => void;
  readonly replace: (draft: EntryDraft) => void;
  readonly chooseAssignment: (id: number) => void;
  readonly isDirty: boolean;
  readonly times: DraftTimes;
  readonly timeTypes: ReturnType<typeof timeTypesOf>;
  readonly customFields: ReturnType<typeof customFieldsOf>;
  /** All broken rules. */
  readonly faults: readonly DraftFault[];
  /** The visible faults: missing fields only after an attempt to save. */
  readonly shownFaults: readonly DraftFault[];
  readonly showAllFaults: () => void;
  /** A choice that is no longer offered stays a fault until it is replaced. */
  readonly refuseChoices: (gone: readonly GoneChoice[]) => void;
  /** Number of attempts to save. */
  readonly attempts: number;
}

/** Input for one person, kept for the next person chosen in the dialog. */
export interface KeptDraft {
  readonly draft: EntryDraft | null;
  readonly keep: (draft: EntryDraft) => void;
}

/** `assignments` is not empty. `entered` is the person's input before the entry was reloaded. */
export function useEntryForm(
  subject: EntrySubject,
  { actsAs, now }: TimeDialogSetting,
  assignments: readonly [Assignment, ...Assignment[]],
  payCycle: PayCycle | null,
  { kept, entered }: { readonly kept?: KeptDraft; readonly entered?: EntryChanges },
): EntryForm {
  const { features, ...switches } = useEntryFeatures();
  const [attempts, setAttempts] = useState(0);
  const [gone, setGone] = useState<readonly GoneChoice[]>([]);
  const zoneOf = (assignment: Assignment) => shiftOf(subject)?.timeZone ?? assignment.timeZone;
  const [opened] = useState(() => {
    const [assignment] = assignments;
    const timeZone = zoneOf(assignment);
    const draft = firstDraft(subject, assignment, timeZone, now());
    return features.SEGMENTS ? draft : { ...draft, breaks: [] };
  });
  const [draft, setDraft] = useState(() => {
    if (entered) return withChanges(opened, entered);
    return kept?.draft ? withAssignment(kept.draft, assignments[0], undefined) : opened;
  });
  const keep = kept?.keep;
  useEffect(() => keep?.(draft), [keep, draft]);
  const assignment = assignments.find(({ id }) => id === draft.assignmentId) ?? assignments[0];
  const timeZone = zoneOf(assignment);
  const times = readDraft(draft, subject, timeZone);
  const customFields = customFieldsOf(assignment, draft.timeTypeId, features);
  const broken = checkDraft(draft, times, subject, {
    ...switches,
    actsAs,
    now: now(),
    timeZone,
    today: localDay(now(), timeZone),
    payCycle,
    customFields,
  });
  const faults = [...broken, ...goneFaults(draft, gone)];
  return {
    subject,
    assignments,
    assignment,
    timeZone,
    draft,
    opened,
    change: (changes) => setDraft((before) => ({ ...before, ...changes })),
    replace: setDraft,
    chooseAssignment(id) {
      const chosen = assignments.find((each) => each.id === id);
      if (chosen) setDraft((before) => withAssignment(before, chosen, assignment));
    },
    isDirty: JSON.stringify(draft) !== JSON.stringify(opened),
    times,
    timeTypes: isBreakSubject(subject) ? [] : timeTypesOf(assignment, features),
    customFields,
    faults,
    shownFaults: attempts > 0 ? faults : faults.filter(({ rule }) => shownAtOnce.has(rule)),
    showAllFaults: () => setAttempts((before) => before + 1),
    refuseChoices(refused) {
      setGone((before) => [...before, ...refused]);
      setAttempts((before) => before + 1);
    },
    attempts,
  };
}

/** Faults shown before an attempt to save. */
const shownAtOnce: ReadonlySet<DraftFault['rule']> = new Set<DraftFault['rule']>([
  'SAME_TIME',
  'CLOCK_IN_AFTER_CLOCK_OUT',
  'IN_THE_FUTURE',
  'TIME_SKIPPED',
  'COMMENT_TOO_LONG',
  'TIME_BEFORE_SHIFT',
  'TIME_AFTER_SHIFT',
  'BREAK_OVERLAPS',
]);
