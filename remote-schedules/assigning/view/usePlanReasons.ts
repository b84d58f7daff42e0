import { deviceTimeZone, useUserFormats } from 'shared-ui';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import { useAssignText } from '../messages/useText.ts';
import type { PlanResult } from '../rules/planOutcome.ts';

/** Why a row was not planned, with its person's name. */
export function usePlanReasons(rows: readonly PlannedRow[]) {
  const text = useAssignText();
  const formats = useUserFormats();
  const known = new Map(rows.map((row) => [row.id, row]));
  const nameOf = (rowId: number) => known.get(rowId)?.employeeName ?? String(rowId);
  const reasonOf = (result: PlanResult) =>
    result.refusal?.changedBy
      ? whoChanged(result)
      : text('assign.remark.of', {
          name: nameOf(result.userId),
          message: result.refusal?.message ?? '',
        });

  function whoChanged({ userId, refusal }: PlanResult): string {
    const name = nameOf(userId);
    const { changedBy: author = null, changedAt: at = null } = refusal ?? {};
    if (!author || !at) return text('assign.changed', { name });
    const zone = known.get(userId)?.timeZone ?? deviceTimeZone();
    const moment = `${formats.day(formats.dateOf(at, zone))}, ${formats.time(at, zone)}`;
    return text('assign.changed.by', { name, author, moment });
  }

  return { reasonOf, whoChanged };
}
