import type { Authority } from '../../http/actor.ts';
import { statement } from '../../database/statement.ts';

interface EmployeeTokenRow {
  readonly must_change_password: boolean;
  readonly session_id: number;
  readonly employee_id: number;
  readonly created_at: string;
  readonly last_used_at: string;
  readonly authorities: readonly Authority[];
  readonly assignments: readonly {
    readonly assignmentId: number;
    readonly authorities: Authority[];
    readonly startDate: string;
    readonly endDate: string | null;
    readonly timeZone: string;
  }[];
}

interface TerminalTokenRow {
  readonly session_id: number;
  readonly id: number;
  readonly terminal_id: string;
  readonly description: string;
  readonly time_zone: string;
  readonly created_at: string;
  readonly last_used_at: string;
}

/** Values: token's digest, now, usedAfter, createdAfter, noteUsedBefore (see `livingSessions`). */
const used = `
  with used as (
    update access_token set last_used_at = $2
    where token_hash = $1 and last_used_at > $3 and created_at > $4 and last_used_at < $5
    returning last_used_at
  )`;

/** The living session of a person's token; its use is noted once a minute. */
export const useEmployeeToken = statement<EmployeeTokenRow>(
  'useEmployeeToken',
  `${used}
   select token.id as session_id, token.employee_id, token.created_at,
     coalesce((select last_used_at from used), token.last_used_at) as last_used_at,
     employee.authorities, employee.one_time_password is not null as must_change_password,
     coalesce((
       select jsonb_agg(jsonb_build_object(
         'assignmentId', assignment.id, 'authorities', assignment.authorities,
         'startDate', assignment.start_date, 'endDate', assignment.end_date,
         'timeZone', assignment.time_zone
       ) order by assignment.is_primary desc, assignment.id)
       from assignment where assignment.employee_id = employee.id
     ), '[]') as assignments
   from access_token token join employee on employee.id = token.employee_id
   where token.token_hash = $1 and token.last_used_at > $3 and token.created_at > $4
     and employee.closed_at is null`,
);

/** The living session of a terminal's token. */
export const useTerminalToken = statement<TerminalTokenRow>(
  'useTerminalToken',
  `${used}
   select token.id as session_id, terminal.id, terminal.terminal_id, terminal.description,
     terminal.time_zone, token.created_at,
     coalesce((select last_used_at from used), token.last_used_at) as last_used_at
   from access_token token join terminal on terminal.id = token.terminal_id
   where token.token_hash = $1 and token.last_used_at > $3 and token.created_at > $4`,
);

/** Values: token's digest, employee, terminal, now, usedAfter. Sweeps out what has ended. */
export const addToken = statement<never>(
  'addToken',
  `with ended as (delete from access_token where last_used_at <= $5)
   insert into access_token (token_hash, employee_id, terminal_id, created_at, last_used_at)
   values ($1, $2, $3, $4, $4)`,
);

export const removeToken = statement<{ employee_id: number | null }>(
  'removeToken',
  'delete from access_token where token_hash = $1 returning employee_id',
);

/** Values: employee, the session that stays. */
export const removeOtherTokens = statement<{ id: number }>(
  'removeOtherTokens',
  'delete from access_token where employee_id = $1 and id <> $2 returning id',
);
