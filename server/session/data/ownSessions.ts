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

export const listOwnSessions = statement<
  OwnSessionRow,
  { employeeId: number; usedAfter: string; createdAfter: string; sessionId: number }
>(
  'listOwnSessions',
  `select id, way, browser, system, created_at as "createdAt", last_used_at as "lastUsedAt"
   from access_token
   where employee_id = $employeeId and last_used_at > $usedAfter and created_at > $createdAfter
   order by id = $sessionId desc, last_used_at desc, id desc`,
);

export const removeOwnToken = statement<{ id: number }, { employeeId: number; id: number }>(
  'removeOwnToken',
  'delete from access_token where employee_id = $employeeId and id = $id returning id',
);
