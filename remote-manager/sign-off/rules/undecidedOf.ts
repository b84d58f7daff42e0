import type { DateRange } from 'shared-contracts';
import type { ApprovalFilter } from '../../approvals/rules/approvalFilter.ts';

/** What shows all that keeps days from being signed off, whatever was looked for before. */
export function undecidedOf(range: DateRange): Partial<ApprovalFilter> {
  return {
    range,
    statuses: ['PENDING', 'PENDING_DELETE', 'INCOMPLETE'],
    values: [],
    search: '',
    onlyExceptions: false,
    employeeId: null,
    page: 0,
  };
}
