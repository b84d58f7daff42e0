import { randomUUID } from 'node:crypto';
import type { Instant } from 'shared-contracts';
import type { RecordAction } from '../../records/rules/record.ts';
import type { ShiftChange } from '../../shifts/rules/shiftChange.ts';
import type { AssignmentFacts } from '../../shifts/rules/timePairContext.ts';
import type { ActiveWebhook } from '../../webhook-outbox/createActiveWebhooks.ts';
import type { WebhookEvent, WebhookEventType } from '../../webhook-outbox/rules/webhookEvent.ts';

const clocking: ReadonlySet<RecordAction> = new Set([
  'CLOCK_IN',
  'CLOCK_OUT',
  'AUTO_CLOCK_OUT',
  'SEGMENT_CLOCK_IN',
  'SEGMENT_CLOCK_OUT',
]);

/**
 * The events of changes made at `at` that an active webhook asks for. This only saves work:
 * `insertEventsFrom` decides which webhook gets which event.
 */
export function webhookEvents(
  changes: readonly ShiftChange[],
  assignments: ReadonlyMap<number, Pick<AssignmentFacts, 'employeeId'>>,
  active: readonly ActiveWebhook[],
  at: Instant,
): WebhookEvent[] {
  const wanted = new Set(active.flatMap(({ types }) => types));
  if (wanted.size === 0) return [];
  return changes.flatMap((change) => {
    const { employeeId } = assignments.get(change.after.pair.assignment_id) ?? {};
    if (employeeId === undefined) return [];
    return eventsOfChange(change, employeeId, at).filter(({ type }) => wanted.has(type));
  });
}

/**
 * The webhook events of a change: a punch or another change of time, and an approval. A change that
 * only approves has only that event.
 */
function eventsOfChange(
  { action, before, after }: ShiftChange,
  employeeId: number,
  at: Instant,
): WebhookEvent[] {
  const { pair } = after;
  const isApproved = pair.status === 'APPROVED' && before?.pair.status !== 'APPROVED';
  const types: WebhookEventType[] = [
    ...(clocking.has(action)
      ? (['employee.clocked'] as const)
      : action === 'APPROVED'
        ? []
        : (['time.changed'] as const)),
    ...(isApproved ? (['time.approved'] as const) : []),
  ];
  return types.map((type) => ({
    message_id: randomUUID(),
    type,
    employee_id: employeeId,
    happened_at: at,
    data: {
      employeeId,
      assignmentId: pair.assignment_id,
      shiftId: pair.original_version_id,
      timePairId: pair.id,
      action,
      isDeleted: pair.deleted_at !== null,
    },
    chosen: {
      TIMES: {
        date: pair.start_date,
        clockIn: pair.clock_in,
        clockOut: pair.clock_out,
        timeZone: pair.time_zone,
        segments: after.segments
          .filter((segment) => segment.deleted_at === null)
          .map((segment) => ({
            kind: segment.pair_type,
            clockIn: segment.clock_in,
            clockOut: segment.clock_out,
          })),
      },
      STATUS: { status: pair.status },
    },
  }));
}
