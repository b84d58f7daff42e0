import type { Handlers } from '../calls/calls.ts';
import { command, ownIdempotency } from '../calls/commands.ts';
import { Refusal } from '../calls/refusal.ts';
import { requireFound } from '../calls/sharedRefusals.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { isHrConnected } from '../database/isHrConnected.ts';
import { erasePerson } from './data/erasePerson.ts';
import { exportPerson } from './data/exportPerson.ts';

/** Personal data for administrators: complete export and erasure. */
export function personDataDomain({
  database,
  push,
  configuration,
}: Pick<ServerContext, 'database' | 'push' | 'configuration'>) {
  const erase = command<'erasePerson'>(
    database,
    async ({ path: { id }, employee, now }, transaction) => {
      if (id === employee.id) throw new Refusal('OWN_ACCOUNT');
      const erased = await erasePerson(transaction, id, {
        now,
        isHrConnected: await isHrConnected(transaction, configuration),
      });
      if (typeof erased === 'string') throw new Refusal(erased);
      return { status: 200, body: { rows: erased } };
    },
  );
  return {
    handlers: {
      exportPerson: async ({ path: { id }, now }) => {
        const body = await exportPerson(database, id, now);
        requireFound(body);
        return { status: 200, body };
      },
      erasePerson: ownIdempotency<'erasePerson'>(async (request) => {
        const answer = await erase(request);
        push.publish({ type: 'session-ended', employeeIds: [request.path.id] });
        push.publish({ type: 'faces-changed', employeeIds: [request.path.id] });
        return answer;
      }),
    } satisfies Partial<Handlers>,
  };
}
