import type { HistoryNotification } from 'shared-contracts/company-file/companyFile.ts';
import { groupNotices } from '../../notifications/rules/groupNotices.ts';
import { onceKeyOf, type Notice } from '../../notifications/rules/notice.ts';
import type { ImportedShift } from './historyRows.ts';
import type { HistoryReferences } from './readHistoryFacts.ts';

/** Notifications about imported entries; simultaneous ones are grouped. */
export function notificationRows(
  shifts: readonly ImportedShift[],
  references: HistoryReferences,
): object[] {
  const notices = shifts.flatMap((shift) =>
    (shift.entry.notifications ?? []).map((notification) => ({
      notification,
      notice: noticeOf(shift, notification, references),
    })),
  );
  const moments = Map.groupBy(notices, ({ notification: { createdAt, dismissedAt } }) =>
    JSON.stringify([createdAt, dismissedAt ?? null]),
  );
  const rows = [...moments.values()].flatMap((moment) => {
    const [first] = moment;
    return groupNotices(moment.map(({ notice }) => notice)).map((kept) => ({
      employee_id: kept.employeeId,
      kind: kept.kind,
      created_at: first?.notification.createdAt,
      dismissed_at: first?.notification.dismissedAt ?? null,
      assignment_id: kept.assignmentId,
      time_pair_id: kept.timePairId,
      details: kept.details,
      once_key: kept.onceKey,
    }));
  });
  return rows.toSorted((a, b) => Date.parse(a.created_at ?? '') - Date.parse(b.created_at ?? ''));
}

function noticeOf(
  { entry, versions }: ImportedShift,
  { kind, by }: HistoryNotification,
  references: HistoryReferences,
): Notice {
  const latest = versions.at(-1);
  if (latest === undefined) throw new Error(`The entry ${entry.code} has no version.`);
  const common = {
    employeeId: references.employeeOf(entry.assignment),
    assignmentId: latest.assignment_id,
    timePairId: latest.id,
    time: {
      start: latest.clock_in,
      end: latest.clock_out,
      timeZone: latest.time_zone,
    },
  };
  const { time } = common;
  if (kind === 'AUTO_CLOCKED_OUT') {
    const onceKey = onceKeyOf(kind, { timePairId: latest.original_version_id });
    return { ...common, kind, time: { ...time, start: time.end ?? time.start }, onceKey };
  }
  return kind === 'MISSED_CLOCK_OUT'
    ? { ...common, kind, onceKey: onceKeyOf(kind, { timePairId: latest.original_version_id }) }
    : { ...common, kind, manager: references.nameOf(by ?? '') };
}
