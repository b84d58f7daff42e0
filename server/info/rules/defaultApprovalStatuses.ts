import type { ApprovalStatus, FeatureInfo } from 'shared-contracts';

/**
 * The statuses that approvals show first (spec §4): the company's list where it filters by status,
 * else what can still change: with automatic approval that is what was approved by itself.
 */
export function defaultApprovalStatuses(
  { FILTER_BY_STATUS, AUTO_APPROVAL }: FeatureInfo['features'],
  companyList: readonly ApprovalStatus[] | null,
): ApprovalStatus[] {
  if (FILTER_BY_STATUS && companyList !== null) return [...companyList];
  return AUTO_APPROVAL ? ['INCOMPLETE', 'APPROVED'] : ['INCOMPLETE', 'PENDING_DELETE', 'PENDING'];
}
