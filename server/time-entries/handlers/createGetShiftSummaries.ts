import { daysOf, plannedMinutes, type components } from 'shared-contracts';
import type { WritableBook } from '../../shift-changes/createShiftCommits.ts';
import type { Handler } from '../../calls/calls.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { findIndicated } from '../../shifts/data/findIndicated.ts';
import { presentShifts } from '../../shifts/data/presentShifts.ts';
import { readSummaries } from '../data/shiftSummaries.ts';
import type { DaySpan } from '../../shifts/rules/daySpans.ts';
import { requireManager } from '../../people/policies/requireManager.ts';
import { readableSpans } from '../policies/readableSpans.ts';
import { requireDateRange } from '../../calls/sharedRefusals.ts';

type ApprovalStatus = components['schemas']['ApprovalStatus'];

/** Deleted entries are included only on request. */
const shownUnasked: readonly ApprovalStatus[] = [
  'APPROVED',
  'REJECTED',
  'PENDING',
  'PENDING_DELETE',
  'INCOMPLETE',
];

/**
 * A page of a person's entries that match a filter, with the totals of all of them (spec §2, my
 * time). Only managers can filter by type: ACCESS_DENIED.
 */
export function createGetShiftSummaries(
  { database }: ServerContext,
  book: WritableBook,
): Handler<'getShiftSummaries'> {
  async function minutesPlanned(spans: readonly DaySpan[]): Promise<number> {
    const days = spans.flatMap(({ assignmentId, first, last }) =>
      daysOf({ startDate: first, endDate: last }).map((date) => ({ assignmentId, date })),
    );
    const [planned, assignments] = await Promise.all([
      book.plannedDays(days),
      book.facts.assignments([...new Set(days.map(({ assignmentId }) => assignmentId))]),
    ]);
    return days.reduce((sum, { assignmentId, date }, index) => {
      const day = planned[index];
      const zone = assignments.get(assignmentId)?.timeZone;
      return day && zone !== undefined ? sum + plannedMinutes(day, date, zone) : sum;
    }, 0);
  }

  return async (request) => {
    const { query, body, employee, now } = request;
    requireDateRange(body);
    if ((body.typeFilter ?? []).length > 0) requireManager(employee);
    const spans = await readableSpans(database, employee, query.employeeId, body, now);
    const { page, pageSize, sortBy, sortDirection, approvalStatus = [], infoFilter = [] } = body;
    const statuses = approvalStatus.length === 0 ? shownUnasked : approvalStatus;
    const { dayPlans } = book;
    const moment = { dayPlans, features: await book.features.read(), now };
    const indicated = await findIndicated(database, spans, infoFilter, moment);
    const filter = { ...body, statuses, indicated };
    const [{ shifts, totals }, expectedMinuteDuration] = await Promise.all([
      readSummaries(database, { spans, filter, sortBy, sortDirection, page, pageSize }),
      minutesPlanned(spans),
    ]);
    return {
      status: 200,
      body: {
        contents: await presentShifts(book, shifts, request),
        totalPages: Math.ceil(totals.count / pageSize),
        totalCount: totals.count,
        totalDuration: totals.duration,
        totalAdjustedDuration: totals.adjusted,
        expectedMinuteDuration,
      },
    };
  };
}
