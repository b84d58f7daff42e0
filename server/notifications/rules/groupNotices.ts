import type { KeptNotice, Notice } from './notice.ts';

/**
 * The notifications for what happened at once: one for all entries of an assignment to which one
 * person did the same, so that thirty approvals at a stroke do not fill the drawer.
 */
export function groupNotices(notices: readonly Notice[]): KeptNotice[] {
  const groups = Map.groupBy(notices.map(toKept), groupKey);
  return [...groups.values()].map(merge);
}

function toKept(notice: Notice): KeptNotice {
  const { employeeId, assignmentId, kind } = notice;
  const by = 'by' in notice ? notice.by : null;
  if ('time' in notice) {
    const { timePairId, time } = notice;
    return { employeeId, assignmentId, kind, timePairId, details: { times: [time], by } };
  }
  const { startDate, endDate } =
    'date' in notice ? { startDate: notice.date, endDate: notice.date } : notice;
  const details = { startDate, endDate, by };
  return { employeeId, assignmentId, kind, timePairId: null, details };
}

function groupKey({ employeeId, assignmentId, kind, details }: KeptNotice): string {
  const span = 'times' in details ? [] : [details.startDate, details.endDate];
  return JSON.stringify([employeeId, assignmentId, kind, details.by, ...span]);
}

function merge([first, ...others]: KeptNotice[]): KeptNotice {
  if (first === undefined) throw new Error('A group has a member.');
  const { details } = first;
  if (others.length === 0 || !('times' in details)) return first;
  const times = [first, ...others]
    .flatMap((notice) => ('times' in notice.details ? notice.details.times : []))
    .toSorted((a, b) => a.clockIn.localeCompare(b.clockIn));
  return { ...first, timePairId: null, details: { ...details, times } };
}
