import type { Handlers } from '../calls/calls.ts';
import { command } from '../calls/commands.ts';
import { Refusal } from '../calls/refusal.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { addScimToken, endScimToken, readScimTokens } from './data/scimTokens.ts';

const day = 86_400_000;

/** Directory tokens: list, create, end. */
export function scimTokensDomain({ database }: Pick<ServerContext, 'database'>) {
  return {
    handlers: {
      getScimTokens: async () => ({ status: 200, body: await database.run(readScimTokens) }),
      makeScimToken: command(database, async ({ body, employee, now }, transaction) => {
        const { name, days } = body;
        const expiresAt = days === null ? null : new Date(now.getTime() + days * day);
        const values = [name.trim(), Buffer.from(body.digest, 'hex'), now, expiresAt, employee.id];
        const [made] = await transaction.run(addScimToken, values);
        if (made === undefined) throw new Refusal('TOKEN_TAKEN');
        return { status: 200, body: made, target: { id: made.id } };
      }),
      endScimToken: command(database, async ({ path: { id }, employee, now }, transaction) => {
        const ended = await transaction.run(endScimToken, [id, now, employee.id]);
        if (ended.length === 0) throw new Refusal('NOT_FOUND');
        return { status: 204, target: { id } };
      }),
    } satisfies Partial<Handlers>,
  };
}
