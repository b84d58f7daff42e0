import type { Handlers } from '../calls/calls.ts';
import { command } from '../calls/commands.ts';
import { Refusal } from '../calls/refusal.ts';
import type { UnitContext } from '../calls/unitOfWork.ts';
import { addScimToken, endScimToken, readScimTokens } from './data/scimTokens.ts';

const day = 86_400_000;

/** Directory tokens: list, create, end. */
export function scimTokensDomain(context: UnitContext) {
  const { database } = context;
  return {
    handlers: {
      getScimTokens: async () => ({ status: 200, body: await database.run(readScimTokens) }),
      makeScimToken: command(context, async ({ body, employee, now }, unit) => {
        const { name, days } = body;
        const expiresAt = days === null ? null : new Date(now.getTime() + days * day);
        const [made] = await unit.run(addScimToken, {
          name: name.trim(),
          digest: Buffer.from(body.digest, 'hex'),
          now,
          expiresAt,
          employeeId: employee.id,
        });
        if (made === undefined) throw new Refusal('TOKEN_TAKEN');
        return { status: 200, body: made, target: { id: made.id } };
      }),
      endScimToken: command(context, async ({ path: { id }, employee, now }, unit) => {
        const ended = await unit.run(endScimToken, { id, now, employeeId: employee.id });
        if (ended.length === 0) throw new Refusal('NOT_FOUND');
        return { status: 204, target: { id } };
      }),
    } satisfies Partial<Handlers>,
  };
}
