import { statement } from '../../database/statement.ts';
import type { LogInWay } from './createSessions.ts';

interface OwnSessionRow {
  readonly id: number;
  readonly way: LogInWay | null;
  readonly browser: string | null;
  readonly system: string | null;
  readonly createdAt: string;
  readonly lastUsedAt: string;
}

/**
 * Values: employee, usedAfter, createdAfter (see `livingSessions`), the session that comes first.
 */
export const listOwnSessions = statement<OwnSessionRow>(
  'listOwnSessions',
  `select id, way, browser, system, created_at as "createdAt", last_used_at as "lastUsedAt"
   from access_token
   where employee_id = $1 and last_used_at > $2 and created_at > $3
   order by id = $4 desc, last_used_at desc, id desc`,
);

/** Values: employee, session. */
export const removeOwnToken = statement<{ id: number }>(
  'removeOwnToken',
  'delete from access_token where employee_id = $1 and id = $2 returning id',
);
