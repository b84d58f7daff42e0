import type { Handlers } from '../../calls/calls.ts';
import { command } from '../../calls/commands.ts';
import { requireFound } from '../../calls/sharedRefusals.ts';
import type { UnitContext } from '../../calls/unitOfWork.ts';
import { removeOtherTokens } from '../data/accessTokens.ts';
import { listOwnSessions, removeOwnToken } from '../data/ownSessions.ts';
import { livingSessions } from '../rules/sessionLife.ts';

type OwnSessionHandlers = Pick<
  Handlers,
  'getOwnSessions' | 'endOwnSession' | 'endOtherOwnSessions'
>;

/** A person's own sessions, and ending them; listening pages of an ended session are notified. */
export function ownSessions(context: UnitContext): OwnSessionHandlers {
  const { database } = context;
  return {
    getOwnSessions: async ({ employee, now }) => {
      const { usedAfter, createdAfter } = livingSessions(now.toISOString());
      const rows = await database.run(listOwnSessions, {
        employeeId: employee.id,
        usedAfter,
        createdAfter,
        sessionId: employee.sessionId,
      });
      const body = rows.map(({ id, way, browser, system, createdAt, lastUsedAt }) => ({
        ...{ id, way, browser, system, createdAt, lastUsedAt },
        isCurrent: id === employee.sessionId,
      }));
      return { status: 200, body };
    },
    endOwnSession: command(context, async ({ path: { id }, employee }, unit) => {
      const [ended] = await unit.run(removeOwnToken, { employeeId: employee.id, id });
      requireFound(ended);
      unit.tell({ type: 'session-ended', employeeIds: [employee.id] });
      return { status: 204 };
    }),
    endOtherOwnSessions: command(context, async ({ employee }, unit) => {
      await unit.run(removeOtherTokens, { employeeId: employee.id, sessionId: employee.sessionId });
      unit.tell({ type: 'session-ended', employeeIds: [employee.id] });
      return { status: 204 };
    }),
  };
}
