import type { Handlers } from '../calls/calls.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import type { Features } from '../features/createFeatures.ts';
import { followHandlers } from './handlers/followHandlers.ts';
import { planHandlers } from './handlers/planHandlers.ts';
import { rowHandlers } from './handlers/rowHandlers.ts';
import { scheduleHandlers } from './handlers/scheduleHandlers.ts';

/** Managers' planning for their people (spec §2, manager work schedules). */
export function planningDomain(context: ServerContext, features: Features) {
  return {
    handlers: {
      ...scheduleHandlers(context, features),
      ...rowHandlers(context, features),
      ...planHandlers(context, features),
      ...followHandlers(context),
    } satisfies Partial<Handlers>,
  };
}
