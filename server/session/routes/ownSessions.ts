import type { Handlers } from '../../calls/calls.ts';
import { command, ownIdempotency } from '../../calls/commands.ts';
import { requireFound } from '../../calls/sharedRefusals.ts';
import type { Database } from '../../database/database.ts';
import { removeOtherTokens } from '../data/accessTokens.ts';
import { listOwnSessions, removeOwnToken } from '../data/ownSessions.ts';
import { livingSessions } from '../rules/sessionLife.ts';

type OwnSessionHandlers = Pick<
  Handlers,
  'getOwnSessions' | 'endOwnSession' | 'endOtherOwnSessions'
>;

/** A person's own sessions, and ending them; listening pages of an ended session are notified. */
export function ownSessions(
  database: Database,
  tellOfEnd: (employeeId: number) => void,
): OwnSessionHandlers {
  const endOne = command<'endOwnSession'>(
    database,
    async ({ path: { id }, employee }, transaction) => {
      const [ended] = await transaction.run(removeOwnToken, [employee.id, id]);
      requireFound(ended);
      return { status: 204 };
    },
  );
  const endOthers = command<'endOtherOwnSessions'>(database, async ({ employee }, transaction) => {
    await transaction.run(removeOtherTokens, [employee.id, employee.sessionId]);
    return { status: 204 };
  });

  return {
    getOwnSessions: async ({ employee, now }) => {
      const { usedAfter, createdAfter } = livingSessions(now.toISOString());
      const rows = await database.run(listOwnSessions, [
        ...[employee.id, usedAfter, createdAfter, employee.sessionId],
      ]);
      const body = rows.map(({ id, way, browser, system, createdAt, lastUsedAt }) => ({
        ...{ id, way, browser, system, createdAt, lastUsedAt },
        isCurrent: id === employee.sessionId,
      }));
      return { status: 200, body };
    },
    endOwnSession: ownIdempotency<'endOwnSession'>(async (request) => {
      const answer = await endOne(request);
      tellOfEnd(request.employee.id);
      return answer;
    }),
    endOtherOwnSessions: ownIdempotency<'endOtherOwnSessions'>(async (request) => {
      const answer = await endOthers(request);
      tellOfEnd(request.employee.id);
      return answer;
    }),
  };
}
