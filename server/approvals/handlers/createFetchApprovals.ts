import { exceptionIndicators, limits, type components } from 'shared-contracts';
import type { ShiftBook } from '../../shifts/data/createShiftBook.ts';
import type { Handler } from '../../calls/calls.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import type { Database } from '../../database/database.ts';
import { findUnworked, type UnworkedShift } from '../../unworked-days/data/findUnworked.ts';
import { readExpected } from '../../unworked-days/data/unworkedDays.ts';
import { asksForUnworked } from '../../unworked-days/rules/asksForUnworked.ts';
import { findOpenShifts, type OpenShift } from '../../shifts/data/findIndicated.ts';
import { presentShifts } from '../../shifts/data/presentShifts.ts';
import {
  readApprovalEntries,
  readApprovalPeople,
  readPersonTotals,
  type ApprovalsQuery,
  type PersonTotals,
} from '../data/approvalGroups.ts';
import { findDeviations } from '../data/findAsScheduled.ts';
import { createApprovalsQuery } from './createApprovalsQuery.ts';

type ApprovalGroup = components['schemas']['ApprovalGroup'];

/**
 * A page of subordinates with a page of each one's entries (spec §2, approvals). Without approval,
 * nothing can be decided.
 */
export function createFetchApprovals(
  { database }: ServerContext,
  book: ShiftBook,
): Handler<'fetchApprovals'> {
  const approvalsQuery = createApprovalsQuery(database, book);

  return async (request) => {
    const { body, employee, now } = request;
    const { page, pageSize, entriesPage = 0, entriesPageSize = limits.maximumPageSize } = body;
    const query = await approvalsQuery(employee.id, body, now);
    const unworked = await readUnworked(database, book.plannedDays, body, query, now);
    const paging = { page, pageSize };
    const also = [...new Set(unworked.map(({ assignmentId }) => assignmentId))];
    const { people, totals } = await readApprovalPeople(database, query, paging, also);
    const shown = new Set(people.flatMap(({ assignment_ids: ids }) => ids));
    const spans = query.spans.filter(({ assignmentId }) => shown.has(assignmentId));
    const theirs = { spans, filter: query.filter };
    const features = await book.features.read();
    const isDecided = features.features.APPROVE_TIME_PAIRS;
    const moment = { dayPlans: book.dayPlans, features, now };
    const [personTotals, entries, open] =
      people.length === 0
        ? [new Map<number, PersonTotals>(), [], []]
        : await Promise.all([
            readPersonTotals(database, theirs),
            readApprovalEntries(database, theirs, { page: entriesPage, pageSize: entriesPageSize }),
            findOpenShifts(database, spans, moment),
          ]);
    const [presented, deviations] = await Promise.all([
      presentShifts(book, entries, request),
      findDeviations(
        database,
        book.dayPlans,
        entries.map(({ pair }) => pair.id),
      ),
    ]);
    const summaries = Map.groupBy(
      presented.map((pair) => ({
        ...pair,
        scheduleDeviations: [...(deviations.get(pair.id) ?? [])],
      })),
      (pair) => pair.employeeAssignment.employeeId,
    );
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
          ...totalsOf(personTotals.get(person.employee_id), open),
          totalUnworked: unworked.filter(
            ({ assignment }) => assignment.employeeId === person.employee_id,
          ).length,
          ...(isDecided ? {} : { totalDecidable: 0 }),
          summaries: summaries.get(person.employee_id) ?? [],
        })),
        totalPages: Math.ceil(totals.people / pageSize),
        totalEmployees: totals.people,
        totalTimePairs: totals.time_pairs,
        totalDecidable: isDecided ? totals.decidable : 0,
        totalUnworked: unworked.length,
      },
    };
  };
}

/** The days without work, if the filter includes them. */
async function readUnworked(
  database: Database,
  plannedDays: ShiftBook['plannedDays'],
  filter: components['schemas']['ApprovalsFilter'],
  { search, spans }: ApprovalsQuery,
  now: Date,
): Promise<UnworkedShift[]> {
  if (!asksForUnworked(filter)) return [];
  const expected = await database.run(readExpected, {
    search,
    assignmentIds: spans.map(({ assignmentId }) => assignmentId),
    positionIds: filter.positions ?? [],
    after: 0,
    limit: null,
  });
  return findUnworked(database, plannedDays, expected, spans, now);
}

type Totals = Omit<
  ApprovalGroup,
  | 'id'
  | 'employeeNumber'
  | 'firstName'
  | 'lastName'
  | 'positionDescription'
  | 'assignmentIds'
  | 'summaries'
  | 'totalUnworked'
>;

/** An entry that disappeared between the statements counts as nothing. */
function totalsOf(totals: PersonTotals = nothing, open: readonly OpenShift[]): Totals {
  const theirs = open.filter(({ shift }) => totals.open_ids.includes(shift.pair.id));
  const ofTheMoment = theirs.flatMap(({ shift, indicators }) =>
    indicators.filter((indicator) => !shift.pair.info_indicators.includes(indicator)),
  );
  const shown = [...totals.indicators, ...ofTheMoment];
  return {
    totalTimePairs: totals.time_pairs,
    totalDecidable: totals.decidable,
    totalDeletions: totals.deletions,
    totalDuration: totals.duration,
    totalAdjustedDuration: totals.adjusted,
    exceptions: exceptionIndicators
      .map((indicator) => ({
        indicator,
        count: shown.filter((each) => each === indicator).length,
      }))
      .filter(({ count }) => count > 0),
    presence: presenceOf(shown),
  };
}

function presenceOf(shown: readonly string[]): Totals['presence'] {
  if (shown.includes('CURRENTLY_AWAY')) return 'AWAY';
  return shown.includes('CURRENTLY_CLOCKED_IN') ? 'CLOCKED_IN' : null;
}

const nothing: PersonTotals = {
  employee_id: 0,
  time_pairs: 0,
  decidable: 0,
  deletions: 0,
  duration: 0,
  adjusted: 0,
  open_ids: [],
  indicators: [],
};
