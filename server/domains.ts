import type { Handlers } from './http/calls.ts';
import type { Domains, ServerContext } from './http/serverContext.ts';
import { approvalHandlers } from './approvals/approvalHandlers.ts';
import { clockingHandlers } from './clocking/clockingHandlers.ts';
import { ensureData } from './company/ensureData.ts';
import { createFeatures } from './features/createFeatures.ts';
import { infoHandlers } from './info/infoHandlers.ts';
import { monitoringHandlers } from './monitoring/monitoringHandlers.ts';
import { notificationHandlers } from './notifications/notificationHandlers.ts';
import { peopleHandlers } from './people/peopleHandlers.ts';
import { createRecordChain } from './records/data/recordChain.ts';
import { plannedDays } from './schedules/data/plannedDays.ts';
import { scheduleHandlers } from './schedules/scheduleHandlers.ts';
import { createSignIn } from './session/createSignIn.ts';
import { hashPassword } from './session/data/passwords.ts';
import { sessionHandlers } from './session/sessionHandlers.ts';
import { terminalHandlers } from './terminals/terminalHandlers.ts';
import { createDayPlans, type FindPlannedDays } from './time-entries/data/createDayPlans.ts';
import { createTimePairFacts } from './time-entries/data/createTimePairFacts.ts';
import { timeEntryHandlers } from './time-entries/timeEntryHandlers.ts';

/** Puts the domains together. A domain adds its handlers here. */
export function domains(context: ServerContext): Domains {
  const signIn = createSignIn(context);
  const features = createFeatures(context);
  const chain = createRecordChain(context);
  const findPlannedDays: FindPlannedDays = (days) => plannedDays(context.database, days);
  const timePairs = {
    facts: createTimePairFacts(context),
    dayPlans: createDayPlans(findPlannedDays, context),
    plannedDays: findPlannedDays,
    features,
  };
  return {
    handlers: {
      ...monitoringHandlers(context),
      ...sessionHandlers(context, signIn),
      ...terminalHandlers(context, signIn),
      ...infoHandlers(context, features),
      ...peopleHandlers(context),
      ...notificationHandlers(context),
      ...scheduleHandlers(context, features),
      ...timeEntryHandlers(context, timePairs),
      ...approvalHandlers(context, { ...timePairs, chain }),
      ...clockingHandlers(context, { ...timePairs, chain }),
    } satisfies Handlers,
    sessions: signIn.sessions,
    isFeatureOn: (feature) => features.isOn(feature),
    start: async (plan) => {
      await chain.open();
      const { database } = context;
      return ensureData({ database, records: chain, hashPassword, now: context.now() }, plan);
    },
  };
}
