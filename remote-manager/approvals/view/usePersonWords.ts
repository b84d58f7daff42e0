import { useFeature, useUserFormats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { type ApprovalGroup, fullName } from '../rules/timePairs.ts';

/** A person's name and totals, as text. */
export function usePersonWords(group: ApprovalGroup, isAdjusted: boolean) {
  const text = useText();
  const formats = useUserFormats();
  const hasApproval = useFeature('APPROVE_TIME_PAIRS');
  const count = hasApproval ? group.totalDecidable : group.totalTimePairs;
  return {
    name: fullName(group),
    second: `${group.employeeNumber} · ${group.positionDescription}`,
    count: count > 0 ? text('approvals.entries', { count }) : text('approvals.entries.none'),
    isCountQuiet: count === 0,
    total: formats.duration(isAdjusted ? group.totalAdjustedDuration : group.totalDuration),
  };
}

export type PersonWords = ReturnType<typeof usePersonWords>;
