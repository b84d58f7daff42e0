import { fold, exceptionIndicators, type components } from 'shared-contracts';
import type { ShiftBook } from '../../shifts/data/createShiftBook.ts';
import type { Database } from '../../database/database.ts';
import { managedAssignments } from '../../people/data/managedAssignments.ts';
import { inEmployeeGroups } from '../../employee-groups/data/groupMembers.ts';
import { findIndicated } from '../../shifts/data/findIndicated.ts';
import { requireDateRange } from '../../calls/sharedRefusals.ts';
import { daySpans } from '../../shifts/rules/daySpans.ts';
import type { ApprovalsQuery } from '../data/approvalGroups.ts';

type Schemas = components['schemas'];

const allStatuses: readonly Schemas['ApprovalStatus'][] = [
  'APPROVED',
  'REJECTED',
  'PENDING',
  'PENDING_DELETE',
  'INCOMPLETE',
  'DELETED',
];

/**
 * The entries that a filter selects and the manager can see: within the managing ranges of the
 * assignments managed now. Refuses an invalid date range, and groups if there are none.
 */
export function createApprovalsQuery(
  database: Database,
  { features, dayPlans }: Pick<ShiftBook, 'features' | 'dayPlans'>,
) {
  return async (
    managerId: number,
    filter: Schemas['ApprovalsFilter'],
    now: Date,
  ): Promise<ApprovalsQuery> => {
    requireDateRange(filter);
    const { approvalStatus = [], employeeIds = [], infoFilter = [], onlyExceptions } = filter;
    const [managed, switches] = await Promise.all([
      managedAssignments(database, managerId, now),
      features.read(),
    ]);
    const grouped = await inEmployeeGroups(
      { database, features },
      managerId,
      managed,
      filter.employeeGroupIds,
    );
    const theirs =
      employeeIds.length === 0
        ? grouped
        : grouped.filter(({ employeeId }) => employeeIds.includes(employeeId));
    const spans = theirs.flatMap(({ assignmentId, ranges }) =>
      daySpans(assignmentId, ranges, filter),
    );
    const moment = { dayPlans, features: switches, now };
    const [indicated, unusual] = await Promise.all([
      findIndicated(database, spans, infoFilter, moment),
      findIndicated(database, spans, onlyExceptions === true ? exceptionIndicators : [], moment),
    ]);
    const { search = '', ...rest } = filter;
    return {
      spans,
      filter: {
        ...rest,
        statuses: approvalStatus.length === 0 ? allStatuses : approvalStatus,
        indicated,
        unusual,
      },
      search: fold(search),
      order: switches.properties.SUBORDINATE_ORDER,
    };
  };
}
