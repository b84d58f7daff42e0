import type { components } from 'shared-contracts';
import { statement } from '../../database/statement.ts';
import type { PlanAction } from '../rules/planWish.ts';
import { hasGone, type QueuedSchedule } from './scheduleOutbox.ts';

export const changesPerPage = 30;

/**
 * A row of the history; its last columns are null if the range is not sent to HR, or no longer
 * exists.
 */
export interface PlanChangeRow {
  readonly id: number;
  readonly action: PlanAction;
  readonly changedBy: number;
  readonly changedByName: string;
  readonly changedAt: string;
  readonly scheduleCode: string;
  readonly scheduleName: string;
  readonly startDate: string;
  readonly endDate: string;
  /** Of the range while it exists. */
  readonly code: string | null;
  readonly operation: QueuedSchedule['operation'] | null;
  readonly state: QueuedSchedule['state'] | null;
  readonly failure: components['schemas']['SynchronisationFailure'] | null;
  readonly failureDetail: string | null;
  /** The batch that the reader can undo. */
  readonly undoBatchId: number | null;
  readonly total: number;
}

/** Newest first; every row has the total. `judgePlanUndo` decides what can be undone. */
export const readPlanChanges = statement<
  PlanChangeRow,
  { assignmentId: number; offset: number; readerId: number }
>(
  'readPlanChanges',
  `select change.id, change.action, change.changed_by as "changedBy",
     employee.first_name || ' ' || employee.last_name as "changedByName",
     change.changed_at as "changedAt", change.schedule_code as "scheduleCode",
     change.schedule_name as "scheduleName", change.start_date as "startDate",
     change.end_date as "endDate", assigned.code, queued.operation, queued.state, queued.failure,
     queued.failure_detail as "failureDetail", undo.batch_id as "undoBatchId",
     (select count(*) from plan_change every where every.assignment_id = $assignmentId) as total
   from plan_change change
   join employee on employee.id = change.changed_by
   left join assigned_schedule assigned on assigned.code = change.range_code
   left join schedule_outbox queued on queued.code = change.range_code
   left join assignment_plan plan on plan.assignment_id = change.assignment_id
   left join plan_undo undo on undo.batch_id = change.batch_id
     and undo.assignment_id = change.assignment_id and undo.changed_by = $readerId
     and undo.version = plan.version and not exists (
       select from schedule_outbox sent where sent.code = any(undo.codes)
         and (${hasGone('sent')} or (sent.has_left
           and not undo.ranges @> jsonb_build_array(jsonb_build_object('code', sent.code)))))
   where change.assignment_id = $assignmentId
   order by change.id desc limit ${changesPerPage} offset $offset`,
);
