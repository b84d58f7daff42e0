import type { Handlers } from '../http/calls.ts';
import type { ServerContext } from '../http/serverContext.ts';
import type { FindPlannedDays } from './data/createDayPlans.ts';
import type { PresentationSources } from './data/presentShifts.ts';
import { createGetShiftSummaries } from './routes/createGetShiftSummaries.ts';

export interface TimeEntrySources extends PresentationSources {
  readonly plannedDays: FindPlannedDays;
}

/** A person's entries of time, for the person and for managers (spec §2, my time). */
export function timeEntryHandlers(context: ServerContext, sources: TimeEntrySources) {
  return {
    getShiftSummaries: createGetShiftSummaries(context, sources),
  } satisfies Partial<Handlers>;
}
