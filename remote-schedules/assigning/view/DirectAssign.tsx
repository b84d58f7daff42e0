import { useEffect, useEffectEvent } from 'react';
import { ApiFailure } from 'shared-contracts';
import { useApi, useDialogs, useFailureText, useProperty, useSnackbar } from 'shared-ui';
import type { PlanTargets } from '../../plan-targets/rules/planTargets.ts';
import { readPreview, type PlanPreview } from '../data/planCalls.ts';
import { useAssignText } from '../messages/useText.ts';
import { pieceOf, type AssignChoice } from '../rules/assignChoice.ts';
import { orderFor, type PlanOrder } from '../rules/planOrder.ts';
import { changesAnything, countsOf, seenPlans } from '../rules/planPreview.ts';
import { RunProgress } from './RunProgress.tsx';
import { useBriefText } from './useBriefText.ts';
import { useDropNotes } from './useDropNotes.ts';
import { usePlannedWords } from './usePlannedWords.ts';
import { usePlanRun } from './usePlanRun.ts';

export interface DirectOrder {
  readonly targets: PlanTargets;
  readonly choice: AssignChoice;
}

export interface DirectAssignProps {
  /** A new object is a new order. */
  readonly order: DirectOrder;
  readonly onDone: () => void;
  /** Called when it was carried out, refused or cancelled. */
  readonly onEnd: () => void;
}

/** Carries out a drag or a keyboard assignment; asks first if there are remarks. */
export function DirectAssign({ order, onDone, onEnd }: DirectAssignProps) {
  const api = useApi();
  const text = useAssignText();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const briefText = useBriefText();
  const most = useProperty('MAXIMUM_SELECTABLE_EMPLOYEES');
  const { rows } = order.targets;
  const run = usePlanRun(rows, onDone);
  const wordsOf = usePlannedWords();
  const notesOf = useDropNotes();

  function tellUnchanged({ rows: previewed, workSchedules }: PlanPreview): void {
    const days = previewed.flatMap((row) => row.days);
    const there = new Set(days.map(({ after }) => briefText(after, workSchedules)));
    const after = [...there].join(', ');
    snackbar.show({ text: text('assign.drop.unchanged', { after }), intent: 'info' });
  }

  async function carryOut(asked: DirectOrder): Promise<void> {
    const plan = planOf(asked);
    const preview = await readPreview(api, plan, most);
    const notes = notesOf(preview, asked.choice);
    const refused = new Set(
      preview.rows.filter(({ refusal }) => refusal !== null).map(({ userId }) => userId),
    );
    const possible = plan.rowIds.filter((id) => !refused.has(id));
    if (possible.length === 0) {
      const title = text('assign.notDone.title', { count: plan.rowIds.length });
      await dialogs.warning({ title, items: notes });
      return;
    }
    if (refused.size === 0 && !changesAnything(preview.rows)) {
      tellUnchanged(preview);
      return;
    }
    const { people, days } = countsOf(plan, preview.rows);
    const confirm =
      plan.kind === 'days'
        ? text('assign.submit.days', { count: days })
        : text('assign.submit.people', { count: people });
    const title = text('assign.unusual.title');
    if (notes.length > 0 && !(await dialogs.confirm({ title, items: notes, confirm }))) return;
    const allowed = orderFor(plan, possible);
    const words = wordsOf(allowed, [asked.choice]);
    await run.run(allowed, seenPlans(allowed, preview.rows, rows), words);
  }

  const begin = useEffectEvent(async (asked: DirectOrder) => {
    try {
      await carryOut(asked);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      const reason = failureText(failure);
      snackbar.show({ text: text('assign.failed', { reason }), intent: 'error' });
    } finally {
      onEnd();
    }
  });
  useEffect(() => void begin(order), [order]);

  return run.progress && <RunProgress progress={run.progress} onStop={run.stop} />;
}

function planOf({ targets: { rows, days, range }, choice }: DirectOrder): PlanOrder {
  const plan = { rowIds: rows.map(({ id }) => id), piece: pieceOf(choice) };
  return days ? { kind: 'days', ...plan, days } : { kind: 'range', ...plan, dates: range };
}
