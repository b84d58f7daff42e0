import type { Handlers } from '../calls/calls.ts';
import { command } from '../calls/commands.ts';
import { Refusal } from '../calls/refusal.ts';
import { requireFound } from '../calls/sharedRefusals.ts';
import type { UnitContext } from '../calls/unitOfWork.ts';
import { addReleaseToken, endReleaseToken, readReleaseTokens } from './data/releaseTokens.ts';

/** Tokens for teams' releases: list, create, end. */
export function releasesDomain(context: UnitContext) {
  const { database } = context;
  return {
    handlers: {
      getReleaseTokens: async () => ({ status: 200, body: await database.run(readReleaseTokens) }),
      makeReleaseToken: command(context, async ({ body, employee, now }, unit) => {
        const [made] = await unit.run(addReleaseToken, {
          remote: body.remote,
          name: body.name,
          digest: Buffer.from(body.digest, 'hex'),
          now,
          employeeId: employee.id,
        });
        if (made === undefined) throw new Refusal('TOKEN_TAKEN');
        return { status: 200, body: made, target: { id: made.id, remote: made.remote } };
      }),
      endReleaseToken: command(context, async ({ path: { id }, employee, now }, unit) => {
        const ended = await unit.run(endReleaseToken, { id, now, employeeId: employee.id });
        const [token] = ended;
        requireFound(token);
        return { status: 204, target: { id, remote: token.remote } };
      }),
    } satisfies Partial<Handlers>,
  };
}
