import type { components } from 'shared-contracts';
import type { Handlers } from '../http/calls.ts';
import type { ServerContext } from '../http/serverContext.ts';
import { managedAssignments } from '../people/data/managedAssignments.ts';
import type { RecordChain } from '../records/data/recordChain.ts';
import { presentShifts, type PresentationSources } from '../time-entries/data/presentShifts.ts';
import { spaced } from '../time-entries/data/timePairFilter.ts';
import { requireDateRange } from '../time-entries/routes/requireDateRange.ts';
import { daySpans } from '../time-entries/rules/daySpans.ts';
import { readApprovalGroups } from './data/approvalGroups.ts';
import { createDecide } from './routes/createDecide.ts';

type ApprovalStatus = components['schemas']['ApprovalStatus'];

export interface ApprovalSources extends PresentationSources {
  readonly chain: RecordChain;
}

const allStatuses: readonly ApprovalStatus[] = [
  'APPROVED',
  'REJECTED',
  'PENDING',
  'PENDING_DELETE',
  'INCOMPLETE',
  'DELETED',
];

/** The time of subordinates, to read and to decide (spec §2, approvals). */
export function approvalHandlers(context: ServerContext, sources: ApprovalSources) {
  const { database } = context;
  return {
    fetchApprovals: async (request) => {
      const { body, employee, now } = request;
      requireDateRange(body);
      const { page, pageSize, search = '', approvalStatus = [] } = body;
      const [managed, { properties }] = await Promise.all([
        managedAssignments(database, employee.id, now),
        sources.features.read(),
      ]);
      const { people, shifts, totals } = await readApprovalGroups(database, {
        spans: managed.flatMap(({ assignmentId, ranges }) => daySpans(assignmentId, ranges, body)),
        filter: { statuses: approvalStatus.length === 0 ? allStatuses : approvalStatus },
        search: spaced(search),
        order: properties.SUBORDINATE_ORDER,
        page,
        pageSize,
      });
      const presented = await presentShifts(sources, shifts, request);
      const summaries = Map.groupBy(presented, (pair) => pair.employeeAssignment.employeeId);
      return {
        status: 200,
        body: {
          contents: people.map((person) => ({
            id: person.employee_id,
            employeeNumber: person.employee_number,
            firstName: person.first_name,
            lastName: person.last_name,
            positionDescription: person.position,
            assignmentIds: [...person.assignment_ids],
            summaries: summaries.get(person.employee_id) ?? [],
          })),
          totalPages: Math.ceil(totals.people / pageSize),
          totalEmployees: totals.people,
          totalTimePairs: totals.time_pairs,
          totalDecidable: totals.decidable,
        },
      };
    },
    decideTimePairs: createDecide(context, sources),
  } satisfies Partial<Handlers>;
}
