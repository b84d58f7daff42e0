import { useDialogs, useUserFormats } from 'shared-ui';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import type { PlanPreview } from '../data/planCalls.ts';
import { useAssignText } from '../messages/useText.ts';
import type { PlanResult } from '../rules/planOutcome.ts';
import { comingRuns } from '../rules/planPreview.ts';
import { useBriefText } from './useBriefText.ts';
import { usePlanReasons } from './usePlanReasons.ts';

/** Says who changed what in the meantime, and what would now change; true to assign anyway. */
export function useAskAnyway(rows: readonly PlannedRow[]) {
  const text = useAssignText();
  const formats = useUserFormats();
  const dialogs = useDialogs();
  const briefText = useBriefText();
  const { whoChanged } = usePlanReasons(rows);

  return async function askAnyway(
    changed: readonly PlanResult[],
    preview: PlanPreview,
  ): Promise<boolean> {
    const coming = new Map(preview.rows.map((row) => [row.userId, row]));
    const items = changed.map((result) => {
      const row = coming.get(result.userId);
      const will = row?.refusal
        ? [row.refusal.message]
        : (row ? comingRuns(row) : []).map(({ startDate, endDate, before, after }) =>
            text('assign.changed.will', {
              days: formats.dateRange(startDate, endDate),
              after: briefText(after, preview.workSchedules),
              before: briefText(before, preview.workSchedules),
            }),
          );
      return [whoChanged(result), ...will].join(' ');
    });
    const answer = await dialogs.choose({
      kind: 'warning',
      title: text('assign.changed.title', { count: changed.length }),
      items,
      choices: [
        { value: 'anyway', label: text('assign.changed.anyway'), look: 'primary' },
        { value: 'leave', label: text('assign.changed.leave') },
      ],
    });
    return answer === 'anyway';
  };
}
