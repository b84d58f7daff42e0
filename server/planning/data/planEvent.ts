import { randomUUID } from 'node:crypto';
import type { Instant } from 'shared-contracts';
import type { WebhookEvent } from '../../webhook-outbox/rules/webhookEvent.ts';
import type { PlanAction } from '../rules/planWish.ts';

/** A planned or undone range, with the code of its schedule. */
export interface EventRange {
  readonly startDate: string;
  readonly endDate: string;
  readonly schedule: string;
}

interface Planned {
  readonly action: PlanAction;
  readonly at: Instant;
  /** The ranges that were planned or undone. */
  readonly ranges: readonly EventRange[];
}

/** The event for connected systems when a person's schedule has changed. */
export function planEvent(
  { assignmentId, employeeId }: { readonly assignmentId: number; readonly employeeId: number },
  { action, at, ranges }: Planned,
): WebhookEvent {
  return {
    message_id: randomUUID(),
    type: 'schedule.changed',
    employee_id: employeeId,
    happened_at: at,
    data: { employeeId, assignmentId, action },
    chosen: { SCHEDULES: { ranges: ranges.map((range) => ({ ...range })) } },
  };
}
