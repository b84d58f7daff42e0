import type { components } from 'shared-contracts';
import { statement } from '../../database/statement.ts';
import type { TerminalOperation } from '../rules/terminalOperations.ts';

type WaitingPunch = components['schemas']['WaitingPunch'];

/** A row if the punch was recorded or refused with this key. */
export const findJudged = statement<
  { readonly is_recorded: boolean },
  { actorKind: string; actorId: number; idempotencyKey: string }
>(
  'findJudgedPunch',
  `select status < 400 as is_recorded from command_answer
   where actor_kind = $actorKind and actor_id = $actorId and key = $idempotencyKey`,
);

/** A row if the punch was put aside for a manager. */
export const findLaidAside = statement<
  { readonly id: number },
  { terminalId: number; idempotencyKey: string }
>(
  'findLaidAsidePunch',
  'select id from kept_punch where terminal_id = $terminalId and key = $idempotencyKey',
);

export const layAside = statement<
  never,
  {
    terminalId: number;
    idempotencyKey: string;
    operation: string;
    madeAt: Date;
    timeZoneOffset: number;
    reason: string;
    said: string | null;
    saidBy: string | null;
    employeeId: number | null;
    assignmentId: number | null;
  }
>(
  'layAsideKeptPunch',
  `insert into kept_punch
     (terminal_id, key, operation, made_at, time_zone_offset, reason, said, said_by, employee_id,
      assignment_id)
   values ($terminalId, $idempotencyKey, $operation, $madeAt, $timeZoneOffset, $reason, $said, $saidBy, $employeeId, $assignmentId) on conflict do nothing`,
);

export interface WaitingRow {
  readonly id: number;
  readonly made_at: string;
  readonly time_zone: string;
  readonly terminal: string;
  readonly operation: TerminalOperation;
  readonly reason: WaitingPunch['reason'];
  readonly said: string | null;
  readonly said_by: WaitingPunch['saidBy'];
  readonly employee_id: number | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly total: number;
}

/** The 200 oldest. */
export const readWaiting = statement<WaitingRow, { employeeIds: readonly number[] }>(
  'readWaitingKeptPunches',
  `select kept_punch.id, made_at, terminal.time_zone, terminal.description as terminal, operation,
     reason, said, said_by, employee_id, first_name, last_name, count(*) over ()::integer as total
   from kept_punch
   join terminal on terminal.id = kept_punch.terminal_id
   left join employee on employee.id = kept_punch.employee_id
   where settled_at is null and (employee_id is null or employee_id = any ($employeeIds))
   order by made_at, kept_punch.id limit 200`,
);

export interface KeptRow {
  readonly operation: TerminalOperation;
  readonly made_at: string;
  readonly time_zone_offset: number;
  readonly settled_key: string | null;
  /** Of the terminal that stored it. */
  readonly geofence_id: number | null;
  readonly time_zone: string;
}

export const findKept = statement<KeptRow, { id: number; employeeIds: readonly number[] }>(
  'findKeptPunch',
  `select operation, made_at, time_zone_offset, settled_key, geofence_id, time_zone
   from kept_punch join terminal on terminal.id = kept_punch.terminal_id
   where kept_punch.id = $id and (employee_id is null or employee_id = any ($employeeIds))`,
);

export interface UnfittingRow {
  readonly id: number;
  readonly terminal_id: number;
  readonly key: string;
  readonly operation: TerminalOperation;
  readonly made_at: string;
  readonly time_zone_offset: number;
  readonly assignment_id: number | null;
  readonly geofence_id: number | null;
  readonly time_zone: string;
}

/** Punches that fitted nowhere on arrival and were made at or after that time; at most 20. */
export const readUnfitting = statement<UnfittingRow, { employeeId: number; since: Date }>(
  'readUnfittingKeptPunches',
  `select kept_punch.id, terminal.id as terminal_id, key, operation, made_at, time_zone_offset,
     assignment_id, geofence_id, time_zone
   from kept_punch join terminal on terminal.id = kept_punch.terminal_id
   where settled_at is null and reason = 'DOES_NOT_FIT' and employee_id = $employeeId and made_at >= $since
   order by made_at, kept_punch.id limit 20`,
);

export const settle = statement<
  never,
  {
    id: number;
    employeeId: number | null;
    settledKey: string;
    now: Date;
    assignmentId: number | null;
  }
>(
  'settleKeptPunch',
  `update kept_punch set settled_at = $now, settled_by = $employeeId, settled_key = $settledKey, recorded_for = $assignmentId
   where id = $id and settled_at is null`,
);
