import { countsInSums, exceptionIndicators, isDecidable } from 'shared-contracts';
import { punch, timePair as ended } from 'shared-contracts/testing/timePair.ts';
import type { ApprovalGroup, SelectedEntry, TimePair } from '../rules/timePairs.ts';

/**
 * An ended entry of eight and a half hours that waits for approval; override what the test needs.
 */
export function timePair(id: number, changes: Partial<TimePair> = {}): TimePair {
  const startDate = changes.startDate ?? '2026-11-16';
  return ended({
    id,
    originalVersionId: id,
    employeeAssignment: {
      id: 1,
      employeeId: 1,
      active: true,
      authorityNames: ['CAPTURE_TIME', 'VIEW_TIME', 'ADD_TIME'],
      description: 'Porter',
      position: { id: 1, description: 'Porter' },
      timeTypeProfile: { id: 1 },
    },
    clockIn: punch(`${startDate}T05:00:00.000Z`),
    clockOut: punch(`${startDate}T13:30:00.000Z`),
    startDate,
    duration: 30_600,
    roundedDuration: 30_600,
    actualDuration: 30_600,
    workSchedule: null,
    workScheduleMinuteDeviation: 0,
    segmentTimePairs: [],
    ...changes,
  });
}

/** An open shift. */
export function openShift(id: number, changes: Partial<TimePair> = {}): TimePair {
  return timePair(id, {
    status: 'INCOMPLETE',
    clockOut: null,
    duration: null,
    infoIndicators: ['CURRENTLY_CLOCKED_IN'],
    ...changes,
  });
}

/** A person with these entries, and their totals in the server's format. */
export function person(id: number, name: string, summaries: readonly TimePair[]): ApprovalGroup {
  const [firstName = '', lastName = ''] = name.split(' ');
  const undecided = summaries.filter(({ status }) =>
    ['PENDING', 'PENDING_DELETE', 'INCOMPLETE'].includes(status),
  );
  const isDoing = (indicator: TimePair['infoIndicators'][number]) =>
    undecided.some(({ infoIndicators }) => infoIndicators.includes(indicator));
  const sum = summaries.filter(countsInSums).reduce((all, pair) => all + (pair.duration ?? 0), 0);
  return {
    id,
    employeeNumber: String(20_000 + id),
    firstName,
    lastName,
    positionDescription: 'Porter',
    assignmentIds: [id],
    totalTimePairs: summaries.length,
    totalDecidable: summaries.filter(isDecidable).length,
    totalDeletions: summaries.filter(({ status }) => status === 'PENDING_DELETE').length,
    totalUnworked: 0,
    totalDuration: sum,
    totalAdjustedDuration: sum,
    exceptions: exceptionIndicators.flatMap((indicator) => {
      const count = undecided.filter(({ infoIndicators }) => infoIndicators.includes(indicator));
      return count.length > 0 ? [{ indicator, count: count.length }] : [];
    }),
    presence: isDoing('CURRENTLY_AWAY')
      ? 'AWAY'
      : isDoing('CURRENTLY_CLOCKED_IN')
        ? 'CLOCKED_IN'
        : null,
    summaries: summaries.map((pair) => ({
      ...pair,
      employeeAssignment: { ...pair.employeeAssignment, employeeId: id },
    })),
  };
}

/** The person with other entries. */
export function withEntries(group: ApprovalGroup, summaries: readonly TimePair[]): ApprovalGroup {
  return person(group.id, `${group.firstName} ${group.lastName}`, summaries);
}

/** Whether the exceptions filter shows the entry. */
export function isUnusual({ infoIndicators, status }: TimePair): boolean {
  return (
    status === 'PENDING_DELETE' || exceptionIndicators.some((each) => infoIndicators.includes(each))
  );
}

/** The history of an entry that was approved as another one before, or has no other version. */
export function versions(pair: TimePair, approvedBefore: ReadonlyMap<number, TimePair>): Response {
  const before = approvedBefore.get(pair.id);
  return Response.json(
    [pair, ...(before ? [before] : [])].map((timePairSummary) => ({
      correctionDate: '2026-11-17T10:00:00.000Z',
      reason: null,
      modifiedBy: null,
      timePairSummary,
    })),
  );
}

/** Whether the entries include a correction of the same day. */
export function isCorrected(entry: SelectedEntry, all: readonly SelectedEntry[]): boolean {
  const { employeeId, startDate } = entry;
  const isOfThem = (each: SelectedEntry) =>
    each.isCorrection && each.employeeId === employeeId && each.startDate === startDate;
  return !entry.isCorrection && all.some(isOfThem);
}
