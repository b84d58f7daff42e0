import type { components } from 'shared-contracts';
import { statement } from '../../database/statement.ts';
import type { TerminalOperation } from '../rules/terminalOperations.ts';

type WaitingPunch = components['schemas']['WaitingPunch'];

/**
 * Values: the actor's kind and id, key. A row if the punch was recorded or refused with this key.
 */
export const findJudged = statement<{ readonly is_recorded: boolean }>(
  'findJudgedPunch',
  `select status < 400 as is_recorded from command_answer
   where actor_kind = $1 and actor_id = $2 and key = $3`,
);

/** Values: terminal, key. A row if the punch was put aside for a manager. */
export const findLaidAside = statement<{ readonly id: number }>(
  'findLaidAsidePunch',
  'select id from kept_punch where terminal_id = $1 and key = $2',
);

/**
 * Values: terminal, key, operation, time, offset, reason, number or badge, which of the two,
 * employee, the chosen assignment or null.
 */
export const layAside = statement<never>(
  'layAsideKeptPunch',
  `insert into kept_punch
     (terminal_id, key, operation, made_at, time_zone_offset, reason, said, said_by, employee_id,
      assignment_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
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

/** Value: the people whom the manager manages. The 200 oldest. */
export const readWaiting = statement<WaitingRow>(
  'readWaitingKeptPunches',
  `select kept_punch.id, made_at, terminal.time_zone, terminal.description as terminal, operation,
     reason, said, said_by, employee_id, first_name, last_name, count(*) over ()::integer as total
   from kept_punch
   join terminal on terminal.id = kept_punch.terminal_id
   left join employee on employee.id = kept_punch.employee_id
   where settled_at is null and (employee_id is null or employee_id = any ($1))
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

/** Values: id, the people whom the manager manages. */
export const findKept = statement<KeptRow>(
  'findKeptPunch',
  `select operation, made_at, time_zone_offset, settled_key, geofence_id, time_zone
   from kept_punch join terminal on terminal.id = kept_punch.terminal_id
   where kept_punch.id = $1 and (employee_id is null or employee_id = any ($2))`,
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

/**
 * Values: employee, time. Punches that fitted nowhere on arrival and were made at or after that
 * time; at most 20.
 */
export const readUnfitting = statement<UnfittingRow>(
  'readUnfittingKeptPunches',
  `select kept_punch.id, terminal.id as terminal_id, key, operation, made_at, time_zone_offset,
     assignment_id, geofence_id, time_zone
   from kept_punch join terminal on terminal.id = kept_punch.terminal_id
   where settled_at is null and reason = 'DOES_NOT_FIT' and employee_id = $1 and made_at >= $2
   order by made_at, kept_punch.id limit 20`,
);

/** Values: id, manager or null if it fits now, key, now, assignment or null. */
export const settle = statement<never>(
  'settleKeptPunch',
  `update kept_punch set settled_at = $4, settled_by = $2, settled_key = $3, recorded_for = $5
   where id = $1 and settled_at is null`,
);
