import { toInstant, toMillis, type Instant } from 'shared-contracts';
import type { HistoryEntry } from 'shared-contracts/company-file/companyFile.ts';
import { createRandom } from './createRandom.ts';
import { cast, workers } from './people.ts';
import { assignmentCode } from './roster.ts';
import { minute, place } from './workShift.ts';

const leastAtWork = 3;
const leastOnBreak = 2;
const hour = 60 * minute;

/**
 * Ensures that a few people are at work and on a break at any hour: if the schedules have too few,
 * people are called in, and some of those at work have just begun a break.
 */
export function fillRightNow(history: readonly HistoryEntry[], seed: number, now: Instant) {
  const random = createRandom(seed, 'now', now);
  const atWork = history.filter((entry) => isRunning(entry, now));
  const calledIn = workers
    .filter((worker) => worker.schedule !== 'OFFICE' && mayBeCalled(worker.number, history, now))
    .slice(0, Math.max(0, leastAtWork - atWork.length))
    .map((worker): HistoryEntry => ({
      code: `H-${worker.number}-${now.slice(0, 16)}`,
      assignment: assignmentCode(worker.number),
      costCenter: worker.costCenter,
      clockIn: {
        at: toInstant(toMillis(now) - random.integer(70 * minute, 110 * minute)),
        ...place(worker.site, 'usual', random),
        comment: 'Called in to cover.',
      },
      status: 'INCOMPLETE',
    }));
  const running = [...atWork, ...calledIn];
  const missing = leastOnBreak - running.filter(isOnBreak).length;
  const resting = new Set(
    running.filter((entry) => mayRest(entry, now)).slice(0, Math.max(0, missing)),
  );
  return [...history, ...calledIn].map((entry) => {
    if (!resting.has(entry)) return entry;
    const at = toInstant(toMillis(now) - random.integer(3 * minute, 11 * minute));
    const { at: _, ...where } = entry.clockIn;
    return {
      ...entry,
      segments: [
        ...(entry.segments ?? []),
        { pairType: 'BREAK' as const, clockIn: { ...where, at } },
      ],
    };
  });
}

function isRunning(entry: HistoryEntry, now: Instant): boolean {
  const isOpen = entry.clockOut === undefined && entry.isCorrection !== true;
  return isOpen && toMillis(now) - toMillis(entry.clockIn.at) < 13 * hour;
}

function isOnBreak({ segments = [] }: HistoryEntry): boolean {
  return segments.some(({ clockOut }) => clockOut === undefined);
}

function mayRest(entry: HistoryEntry, now: Instant): boolean {
  const last = entry.segments?.at(-1)?.clockOut?.at ?? entry.clockIn.at;
  return !isOnBreak(entry) && toMillis(now) - toMillis(last) > 40 * minute;
}

/** Excludes people with a demo log-in, and those who have worked within the last eleven hours. */
function mayBeCalled(
  employeeNumber: string,
  history: readonly HistoryEntry[],
  now: Instant,
): boolean {
  const reserved: readonly string[] = [cast.employee, cast.manager, cast.forgetful];
  const assignment = assignmentCode(employeeNumber);
  return (
    !reserved.includes(employeeNumber) &&
    history.every(
      (entry) =>
        entry.assignment !== assignment ||
        (entry.clockOut !== undefined && toMillis(now) - toMillis(entry.clockOut.at) > 11 * hour) ||
        entry.isCorrection === true,
    )
  );
}
