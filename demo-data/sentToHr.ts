import { addDays } from 'shared-contracts';
import type { HistoryEntry } from 'shared-contracts/company-file/companyFile.ts';
import type { Calendar } from './calendar.ts';
import { demoFaults, type Worker } from './people.ts';

const troubled: ReadonlySet<string> = new Set([
  ...demoFaults.unknownPeople,
  ...demoFaults.unreachablePeople,
]);

/**
 * The HR system has everybody's approved time, except the latest of people with whom it has
 * problems.
 */
export function sentToHr(
  entry: HistoryEntry,
  { number }: Worker,
  { today }: Calendar,
): HistoryEntry {
  const { status, wasPreviouslyApproved = false } = entry;
  if (status === 'DELETED' || !(status === 'APPROVED' || wasPreviouslyApproved)) return entry;
  const isRecent = entry.clockIn.at.slice(0, 10) > addDays(today, -16);
  const isWaiting = status === 'APPROVED' && isRecent && troubled.has(number);
  return {
    ...entry,
    synchronisationStatus: isWaiting ? 'SYNCHRONISATION_PENDING' : 'SYNCHRONISED',
  };
}
