import type { Handlers } from '../http/calls.ts';
import { Refusal } from '../http/refusal.ts';
import type { ServerContext } from '../http/serverContext.ts';

export function monitoringHandlers({ database }: ServerContext) {
  return {
    getHealth: async () => {
      try {
        await database.ping();
      } catch {
        throw new Refusal('UNAVAILABLE');
      }
      return { status: 200, body: { status: 'ok' } };
    },
  } satisfies Partial<Handlers>;
}
