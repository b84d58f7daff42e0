import { useApi, useProperty } from 'shared-ui';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import { readPreview } from '../data/planCalls.ts';
import { orderFor, type PlanOrder } from '../rules/planOrder.ts';
import { joinOutcomes, noOutcome, type PlanOutcome } from '../rules/planOutcome.ts';
import { seenPlans } from '../rules/planPreview.ts';
import { useAskAnyway } from './useAskAnyway.ts';
import type { usePlanSending } from './usePlanSending.ts';

/** Rows whose plan somebody else changed: the person is asked, and they are sent again. */
export function useChangedRows(
  rows: readonly PlannedRow[],
  { sendingOf, sendAll }: Pick<ReturnType<typeof usePlanSending>, 'sendingOf' | 'sendAll'>,
) {
  const api = useApi();
  const most = useProperty('MAXIMUM_SELECTABLE_EMPLOYEES');
  const askAnyway = useAskAnyway(rows);

  /** Until no foreign change is in the way, or those rows are skipped. */
  return async function askAboutChanged(
    order: PlanOrder,
    first: PlanOutcome,
  ): Promise<PlanOutcome> {
    let outcome = first;
    while (outcome.changed.length > 0) {
      const changed = orderFor(
        order,
        outcome.changed.map(({ userId }) => userId),
      );
      const preview = await readPreview(api, changed, most);
      if (!(await askAnyway(outcome.changed, preview))) break;
      const seen = seenPlans(changed, preview.rows, []);
      const sent = await sendAll(sendingOf(changed, seen), noOutcome);
      outcome = joinOutcomes(outcome, sent.outcome);
      if (sent.failure) throw sent.failure;
    }
    return outcome;
  };
}
