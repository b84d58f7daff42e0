import { useState } from 'react';
import { planBounds } from 'shared-contracts/planning/planBounds.ts';
import { rotationLimits } from 'shared-contracts/planning/rotationLimits.ts';
import {
  useEmployeeSession,
  useHost,
  useProperty,
  useToday,
  useUnsavedChanges,
  useViewport,
} from 'shared-ui';
import type { PlanTargets } from '../../plan-targets/rules/planTargets.ts';
import type { PlanPreview } from '../data/planCalls.ts';
import { isSameChoice, nonWorkingDay, type AssignChoice } from '../rules/assignChoice.ts';
import {
  firstDates,
  isFilledIn,
  isAssignEnabled,
  isNonWorkingDayEnabled,
  orderOf,
  wholeDates,
  type AssignForm,
} from '../rules/assignForm.ts';
import { changesAnything, countsOf, seenPlans } from '../rules/planPreview.ts';
import { addTurn, weekAfterMidweek } from '../rules/turns.ts';
import { useLeaving } from './useLeaving.ts';
import { usePlannedWords } from './usePlannedWords.ts';
import { usePlanRun } from './usePlanRun.ts';
import { usePreview } from './usePreview.ts';

export interface AssignPanelProps {
  readonly targets: PlanTargets;
  /** Receives the preview while choosing; null once there is none. */
  readonly onPreview: (preview: PlanPreview | null) => void;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The form of a plan, its preview and its run. */
export function useAssignForm({ targets, onPreview, onClose, onDone }: AssignPanelProps) {
  const { properties } = useHost().features;
  const { startOfWeek } = useEmployeeSession().configuration;
  const { rows, days } = targets;
  const [first] = rows;
  const today = useToday(first?.timeZone ?? 'UTC');
  const bounds = planBounds(today);
  const { form, mayRotate, change } = useFormInput(targets, today);
  const run = usePlanRun(rows, onDone);
  const wordsOf = usePlannedWords();
  const isMixed = rows.some((row) => row.timeRecordingVariant !== first?.timeRecordingVariant);
  const order = isMixed ? null : orderOf(form, targets, bounds);
  const state = usePreview(order, onPreview);
  const counts = order && countsOf(order, state.preview?.rows ?? null);
  const isNothing = state.preview !== null && !changesAnything(state.preview.rows);
  const enablement = {
    isSending: run.isSending,
    isEmployeeMode: days === null,
    hasDates: wholeDates(form.dates, bounds) !== null,
  };
  const isDirty = isFilledIn(form);
  useUnsavedChanges(isDirty);
  const close = useLeaving({ isSent: run.isSending || run.isUnknown, isDirty, onClose });

  return {
    ...{ form, mayRotate, change, run, isMixed, state, counts, today, bounds, close },
    canAssign: isAssignEnabled(form, enablement) && counts?.people !== 0 && !isMixed && !isNothing,
    canAddDayOff: form.isRotating
      ? !run.isSending && form.turns.length < rotationLimits.mostTurns
      : isNonWorkingDayEnabled(form, enablement),
    dayOff: nonWorkingDay(first?.timeRecordingVariant ?? 'CLOCK', properties),
    /** The start of the week after a rotation that begins midweek; null if it does not. */
    nextWeek: form.isRotating ? weekAfterMidweek(form.turns, form.dates, startOfWeek) : null,
    choose(choice: AssignChoice): void {
      if (run.isSending) return;
      if (form.isRotating) change({ turns: addTurn(form.turns, choice) });
      else change({ choice: isSameChoice(form.choice, choice) ? null : choice });
    },
    async assign(): Promise<void> {
      if (!order) return;
      const seen = seenPlans(order, state.preview?.rows ?? null, rows);
      const choices = form.isRotating ? form.turns.map(({ choice }) => choice) : [form.choice];
      const words = wordsOf(
        order,
        choices.filter((choice) => choice !== null),
      );
      if (!(await run.run(order, seen, words))) state.retry();
    },
  };
}

export type AssignModel = ReturnType<typeof useAssignForm>;

function useFormInput({ days, range }: PlanTargets, today: string) {
  const viewport = useViewport();
  const hasRotation = useProperty('SHIFT_ROTATION');
  const [form, setForm] = useState<AssignForm>(() => ({
    dates: firstDates(range, today),
    choice: null,
    isRotating: false,
    turns: [],
    skipsHolidays: false,
  }));
  // Rotations need consecutive dates, and space.
  const mayRotate = hasRotation && days === null && viewport !== 'phone';
  return {
    form: { ...form, isRotating: form.isRotating && mayRotate },
    mayRotate,
    change: (part: Partial<AssignForm>) => setForm((last) => ({ ...last, ...part })),
  };
}
