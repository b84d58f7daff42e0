import type { DecisionNotice, KeptNotice, Notice, SecretNotice } from './notice.ts';

/**
 * Groups simultaneous notices: one for all entries of an assignment with the same action by one
 * manager, so that thirty approvals at once do not fill the drawer.
 */
export function groupNotices(notices: readonly Notice[]): KeptNotice[] {
  const decisions = notices.filter(isDecision);
  const groups = Map.groupBy(decisions, ({ kind, employeeId, assignmentId, manager, ...how }) =>
    JSON.stringify([kind, employeeId, assignmentId, manager, how.reason, how.keepsApproved]),
  );
  return [
    ...notices.filter((notice) => !isDecision(notice)).map(keep),
    ...[...groups.values()].flatMap(keepTogether),
  ];
}

function isDecision(notice: Notice): notice is DecisionNotice {
  return 'manager' in notice && !isSecret(notice);
}

function isSecret(notice: Notice): notice is SecretNotice {
  return notice.kind === 'PIN_GIVEN' || notice.kind === 'PASSWORD_GIVEN';
}

function keep(notice: Exclude<Notice, DecisionNotice>): KeptNotice {
  if (isSecret(notice)) {
    const { kind, employeeId, ...details } = notice;
    return { employeeId, assignmentId: null, timePairId: null, onceKey: null, kind, details };
  }
  if ('terminal' in notice) {
    const { kind, employeeId, onceKey, ...details } = notice;
    return { employeeId, assignmentId: null, timePairId: null, onceKey, kind, details };
  }
  if ('reportId' in notice) {
    const { kind, employeeId, ...details } = notice;
    return { employeeId, assignmentId: null, timePairId: null, onceKey: null, kind, details };
  }
  const { employeeId, assignmentId } = notice;
  if (notice.kind === 'SCHEDULE_CHANGED') {
    const { kind, startDate, endDate, days, schedules, isSoon, onceKey } = notice;
    const details = { startDate, endDate, days, schedules, isSoon };
    return { employeeId, assignmentId, timePairId: null, onceKey, kind, details };
  }
  if (notice.kind === 'DELETION_REQUESTED') {
    const { kind, timePairId, time, employee } = notice;
    return {
      employeeId,
      assignmentId,
      timePairId,
      onceKey: null,
      kind,
      details: { time, employee },
    };
  }
  const { kind, timePairId, time, onceKey } = notice;
  return { employeeId, assignmentId, timePairId, onceKey, kind, details: { time } };
}

function keepTogether(group: readonly DecisionNotice[]): KeptNotice[] {
  const [first] = group;
  if (first === undefined) return [];
  const { employeeId, assignmentId, kind, manager, reason, keepsApproved } = first;
  const timePairId = group.length === 1 ? first.timePairId : null;
  const times = group.map(({ time }) => time).toSorted((a, b) => a.start.localeCompare(b.start));
  const details = {
    ...{ times, manager },
    ...(reason === undefined ? {} : { reason }),
    ...(keepsApproved ? { keepsApproved } : {}),
  };
  return [{ employeeId, assignmentId, timePairId, onceKey: null, kind, details }];
}
