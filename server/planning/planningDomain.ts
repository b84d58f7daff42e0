import type { Handlers } from '../calls/calls.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import type { Features } from '../features/createFeatures.ts';
import { followHandlers } from './routes/followHandlers.ts';
import { planHandlers } from './routes/planHandlers.ts';
import { rowHandlers } from './routes/rowHandlers.ts';
import { scheduleHandlers } from './routes/scheduleHandlers.ts';

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
