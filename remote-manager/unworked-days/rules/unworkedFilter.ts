import type { components } from 'shared-contracts';
import { approvalsPayload, type ApprovalFilter } from '../../approvals/rules/approvalFilter.ts';

/**
 * What the page's filter asks for of planned shifts without time: whose and of which days. Null where
 * it asks for something that only recorded time has.
 */
export function unworkedFilter(
  filter: ApprovalFilter | null,
): components['schemas']['UnworkedDaysFilter'] | null {
  if (filter === null || filter.values.some(({ field }) => field !== 'position')) return null;
  const { startDate, endDate, search, employeeIds, positions } = approvalsPayload(filter);
  return {
    startDate,
    endDate,
    ...(search ? { search } : {}),
    ...(employeeIds ? { employeeIds } : {}),
    ...(positions ? { positions } : {}),
  };
}
