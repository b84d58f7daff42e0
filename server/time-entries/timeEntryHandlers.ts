import { daysOf, plannedMinutes, type components } from 'shared-contracts';
import type { Handlers } from '../http/calls.ts';
import type { ServerContext } from '../http/serverContext.ts';
import type { FindPlannedDays } from './data/createDayPlans.ts';
import { presentShifts, type PresentationSources } from './data/presentShifts.ts';
import { readSummaries } from './data/shiftSummaries.ts';
import type { DaySpan } from './rules/daySpans.ts';
import { readableSpans } from './routes/readableSpans.ts';
import { requireDateRange } from './routes/requireDateRange.ts';

type ApprovalStatus = components['schemas']['ApprovalStatus'];

export interface TimeEntrySources extends PresentationSources {
  readonly plannedDays: FindPlannedDays;
}

/** Deleted entries are shown only to whoever asks for them by name. */
const shownUnasked: readonly ApprovalStatus[] = [
  'APPROVED',
  'REJECTED',
  'PENDING',
  'PENDING_DELETE',
  'INCOMPLETE',
];

/** A person's entries of time, for the person and for managers (spec §2, my time). */
export function timeEntryHandlers({ database }: ServerContext, sources: TimeEntrySources) {
  async function minutesPlanned(spans: readonly DaySpan[]): Promise<number> {
    const days = spans.flatMap(({ assignmentId, first, last }) =>
      daysOf({ startDate: first, endDate: last }).map((date) => ({ assignmentId, date })),
    );
    const planned = await sources.plannedDays(days);
    return planned.reduce((sum, day) => sum + plannedMinutes(day), 0);
  }

  return {
    getShiftSummaries: async (request) => {
      const { query, body, employee, now } = request;
      requireDateRange(body);
      const spans = await readableSpans(database, employee, query.employeeId, body, now);
      const { page, pageSize, sortBy, sortDirection } = body;
      const asked = body.approvalStatus ?? [];
      const statuses = asked.length === 0 ? shownUnasked : asked;
      const [{ shifts, totals }, expectedMinuteDuration] = await Promise.all([
        readSummaries(database, { spans, statuses, sortBy, sortDirection, page, pageSize }),
        minutesPlanned(spans),
      ]);
      return {
        status: 200,
        body: {
          contents: await presentShifts(sources, shifts, request),
          totalPages: Math.ceil(totals.count / pageSize),
          totalCount: totals.count,
          totalDuration: totals.duration,
          expectedMinuteDuration,
        },
      };
    },
  } satisfies Partial<Handlers>;
}
