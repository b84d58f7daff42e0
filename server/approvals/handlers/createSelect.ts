import { limits } from 'shared-contracts';
import type { ShiftBook } from '../../shifts/data/createShiftBook.ts';
import type { Handler } from '../../calls/calls.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import type { Runner } from '../../database/statement.ts';
import { readOverlaps } from '../../shifts/data/overlaps.ts';
import { candidatesStatement, type Candidate } from '../data/candidates.ts';
import { findAsScheduled } from '../data/findAsScheduled.ts';
import { graceMinutes } from '../rules/asScheduled.ts';
import { firstOf, pageAfter } from '../rules/selection.ts';
import { createApprovalsQuery } from './createApprovalsQuery.ts';

/** The entries of a filter that can be decided together, by hand or by a rule. */
export function createSelect(
  { database }: ServerContext,
  book: Pick<ShiftBook, 'features' | 'dayPlans'>,
): Handler<'selectTimePairs'> {
  const approvalsQuery = createApprovalsQuery(database, book);

  async function following(candidates: readonly Candidate[]): Promise<readonly Candidate[]> {
    const ids = candidates.map(({ id }) => id);
    const matching = await findAsScheduled(database, book.dayPlans, ids);
    return candidates.filter(({ id }) => matching.has(id));
  }

  return async ({ body, employee, now }) => {
    const { filter, purpose, only, after = 0 } = body;
    const { statement, values } = candidatesStatement(
      await approvalsQuery(employee.id, filter, now),
    );
    const candidates = await database.run(statement, values);
    const chosen = only === undefined ? candidates : await following(candidates);
    const { properties } = await book.features.read();
    const page =
      purpose === 'SELECT'
        ? {
            ids: firstOf(chosen, {
              entries: properties.MAXIMUM_SELECTABLE_TIME_PAIRS,
              people: properties.MAXIMUM_SELECTABLE_EMPLOYEES,
            }),
            next: null,
          }
        : pageAfter(chosen, after);
    const byId = new Map(chosen.map((each) => [each.id, each]));
    const areFew = page.ids.length <= limits.maximumPageSize;
    return {
      status: 200,
      body: {
        entries: page.ids.flatMap((id) => {
          const entry = byId.get(id);
          return entry ? [presentCandidate(entry, areFew)] : [];
        }),
        next: page.next,
        totalTimePairs: chosen.length,
        totalEmployees: new Set(chosen.map(({ employee_id: id }) => id)).size,
        totalDeletions: chosen.filter(({ status }) => status === 'PENDING_DELETE').length,
        totalCorrected: await countCorrected(database, chosen),
        totalLeftOut: candidates.length - chosen.length,
        graceMinutes: only === undefined ? null : graceMinutes,
      },
    };
  };
}

/** How many entries cannot be decided because a correction among them takes their time first. */
async function countCorrected(database: Runner, chosen: readonly Candidate[]): Promise<number> {
  const kept = chosen.filter(({ status }) => status !== 'PENDING_DELETE');
  const corrections = kept.filter((each) => each.is_correction).map(({ id }) => id);
  if (corrections.length === 0) return 0;
  const overlaps = await readOverlaps(database, corrections);
  const beaten = new Set<number>();
  // Newest first, the order in which they are decided; an entry that is not approved takes no time.
  for (const id of corrections.toSorted((one, other) => other - one)) {
    if (beaten.has(id)) continue;
    for (const overlap of overlaps.get(id) ?? []) beaten.add(overlap.id);
  }
  return kept.filter(({ id }) => beaten.has(id)).length;
}

function presentCandidate(candidate: Candidate, areFew: boolean) {
  const { id, employee_id: employeeId, status, start_date: startDate } = candidate;
  const details = {
    firstName: candidate.first_name,
    lastName: candidate.last_name,
    clockIn: candidate.clock_in,
    clockOut: candidate.clock_out,
    timeZone: candidate.time_zone,
  };
  return {
    timePairId: id,
    employeeId,
    status,
    isCorrection: candidate.is_correction,
    wasPreviouslyApproved: candidate.was_previously_approved,
    startDate,
    ...(areFew || status === 'PENDING_DELETE' ? { details } : {}),
  };
}
