import type { Handlers } from '../calls/calls.ts';
import { command } from '../calls/commands.ts';
import { Refusal } from '../calls/refusal.ts';
import { requireFound, requireOtherAccount } from '../calls/sharedRefusals.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { isHrConnected } from '../database/isHrConnected.ts';
import { erasePerson } from './data/erasePerson.ts';
import { exportPerson } from './data/exportPerson.ts';

/** Personal data for administrators: complete export and erasure. */
export function personDataDomain(
  context: Pick<ServerContext, 'database' | 'push' | 'configuration'>,
) {
  const { database, configuration } = context;
  return {
    handlers: {
      exportPerson: async ({ path: { id }, now }) => {
        const body = await exportPerson(database, id, now);
        requireFound(body);
        return { status: 200, body };
      },
      erasePerson: command(context, async ({ path: { id }, employee, now }, unit) => {
        requireOtherAccount(employee, id);
        const erased = await erasePerson(unit, id, {
          now,
          isHrConnected: await isHrConnected(unit, configuration),
        });
        if (typeof erased === 'string') throw new Refusal(erased);
        unit.tell({ type: 'session-ended', employeeIds: [id] });
        unit.tell({ type: 'faces-changed', employeeIds: [id] });
        return { status: 200, body: { rows: erased } };
      }),
    } satisfies Partial<Handlers>,
  };
}
