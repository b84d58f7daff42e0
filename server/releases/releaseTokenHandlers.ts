import { runIn } from '../database/statement.ts';
import type { Handlers } from '../http/calls.ts';
import { command } from '../http/commands.ts';
import { Refusal } from '../http/refusal.ts';
import type { ServerContext } from '../http/serverContext.ts';
import { addReleaseToken, endReleaseToken, readReleaseTokens } from './data/releaseTokens.ts';

/** Tokens with which teams release: who has which, new ones, and their end. */
export function releaseTokenHandlers({ database }: Pick<ServerContext, 'database'>) {
  return {
    getReleaseTokens: async () => ({ status: 200, body: await database.run(readReleaseTokens) }),
    makeReleaseToken: command(database, async ({ body, employee, now }, transaction) => {
      const digest = Buffer.from(body.digest, 'hex');
      const values = [body.remote, body.name, digest, now, employee.id];
      const [made] = await runIn(transaction, addReleaseToken, values);
      if (made === undefined) throw new Error('The token was not kept.');
      return { status: 200, body: made, target: { id: made.id, remote: made.remote } };
    }),
    endReleaseToken: command(database, async ({ path: { id }, employee, now }, transaction) => {
      const ended = await runIn(transaction, endReleaseToken, [id, now, employee.id]);
      const [token] = ended;
      if (token === undefined) throw new Refusal('NOT_FOUND');
      return { status: 204, target: { id, remote: token.remote } };
    }),
  } satisfies Partial<Handlers>;
}
