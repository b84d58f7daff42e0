import type { Handlers } from '../calls/calls.ts';
import { command } from '../calls/commands.ts';
import { Refusal } from '../calls/refusal.ts';
import { requireFound } from '../calls/sharedRefusals.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { addReleaseToken, endReleaseToken, readReleaseTokens } from './data/releaseTokens.ts';

/** Tokens for teams' releases: list, create, end. */
export function releasesDomain({ database }: Pick<ServerContext, 'database'>) {
  return {
    handlers: {
      getReleaseTokens: async () => ({ status: 200, body: await database.run(readReleaseTokens) }),
      makeReleaseToken: command(database, async ({ body, employee, now }, transaction) => {
        const digest = Buffer.from(body.digest, 'hex');
        const values = [body.remote, body.name, digest, now, employee.id];
        const [made] = await transaction.run(addReleaseToken, values);
        if (made === undefined) throw new Refusal('TOKEN_TAKEN');
        return { status: 200, body: made, target: { id: made.id, remote: made.remote } };
      }),
      endReleaseToken: command(database, async ({ path: { id }, employee, now }, transaction) => {
        const ended = await transaction.run(endReleaseToken, [id, now, employee.id]);
        const [token] = ended;
        requireFound(token);
        return { status: 204, target: { id, remote: token.remote } };
      }),
    } satisfies Partial<Handlers>,
  };
}
