import path from 'node:path';
import type { Handlers } from './http/calls.ts';
import type { Domains, ServerContext } from './http/serverContext.ts';
import { accountHandlers } from './accounts/accountHandlers.ts';
import { adjustedTimeHandlers } from './adjusted-time/adjustedTimeHandlers.ts';
import { createAdjustmentRules } from './adjusted-time/data/adjustmentRules.ts';
import { createDerive } from './adjusted-time/data/createDerive.ts';
import { indicatorWorker } from './adjusted-time/data/recomputeIndicators.ts';
import { approvalHandlers } from './approvals/approvalHandlers.ts';
import { clockingHandlers } from './clocking/clockingHandlers.ts';
import { ensureData } from './company/ensureData.ts';
import { createFeatures } from './features/createFeatures.ts';
import { featureHandlers } from './features/featureHandlers.ts';
import { createHrDelivery } from './hr-sync/createHrDelivery.ts';
import { extractionWorker } from './hr-sync/extractionWorker.ts';
import { hrSyncHandlers } from './hr-sync/hrSyncHandlers.ts';
import { infoHandlers } from './info/infoHandlers.ts';
import { mapHandlers } from './info/mapHandlers.ts';
import { createJobs } from './jobs/createJobs.ts';
import { createMailer } from './mail/data/createMailer.ts';
import { managerClockingHandlers } from './manager-clocking/managerClockingHandlers.ts';
import { watchClockIns } from './missed-punches/data/watchClockIns.ts';
import { watchOpenShifts } from './missed-punches/data/watchOpenShifts.ts';
import { createMonitoring } from './monitoring/createMonitoring.ts';
import { notificationHandlers } from './notifications/notificationHandlers.ts';
import { peopleHandlers } from './people/peopleHandlers.ts';
import { createRecordChain } from './records/data/recordChain.ts';
import { createReportDesk } from './reports/data/createReportDesk.ts';
import { mailWorker, reportWorker } from './reports/data/reportWorkers.ts';
import { releaseTokenHandlers } from './releases/releaseTokenHandlers.ts';
import { reportHandlers } from './reports/reportHandlers.ts';
import { plannedDays } from './schedules/data/plannedDays.ts';
import { createWorkSchedules } from './schedules/data/workSchedules.ts';
import { scheduleHandlers } from './schedules/scheduleHandlers.ts';
import { createSecurityJournal } from './security/data/createSecurityJournal.ts';
import { pruneEvents } from './security/pruneEvents.ts';
import { securityHandlers } from './security/securityHandlers.ts';
import { createSignIn } from './session/createSignIn.ts';
import { hashPassword } from './session/data/passwords.ts';
import { sessionHandlers } from './session/sessionHandlers.ts';
import { signOffHandlers } from './sign-offs/signOffHandlers.ts';
import { terminalHandlers } from './terminals/terminalHandlers.ts';
import { createDayPlans, type FindPlannedDays } from './time-entries/data/createDayPlans.ts';
import { createShiftCommits } from './shift-changes/createShiftCommits.ts';
import { createTimePairFacts } from './time-entries/data/createTimePairFacts.ts';
import { createNearbyTime } from './time-entries/data/nearbyTime.ts';
import { timeEditHandlers } from './time-entries/timeEditHandlers.ts';
import { timeEntryHandlers } from './time-entries/timeEntryHandlers.ts';
import { timeListHandlers } from './time-entries/timeListHandlers.ts';
import { unworkedDayHandlers } from './unworked-days/unworkedDayHandlers.ts';

/** Puts the domains together. A domain adds its handlers here. */
export function domains(context: ServerContext): Domains {
  const signIn = createSignIn(context);
  const monitoring = createMonitoring(context, signIn.sessions);
  const features = createFeatures(context);
  const chain = createRecordChain(context);
  const findPlannedDays: FindPlannedDays = (days) => plannedDays(context.database, days);
  const dayPlans = createDayPlans(findPlannedDays, context);
  const facts = createTimePairFacts(context);
  const derive = createDerive({ features }, createAdjustmentRules(context));
  const nearby = createNearbyTime(context.database, dayPlans);
  const commit = createShiftCommits(context, { chain, derive, facts, nearby });
  const workSchedules = createWorkSchedules(context);
  const timePairs = {
    ...{ facts, dayPlans, plannedDays: findPlannedDays, features, commit, workSchedules },
  };
  const reports = createReportDesk(context, timePairs);
  const securityJournal = createSecurityJournal(context.database, context.log);
  const { mail, dataDirectory } = context.configuration;
  const mailer = createMailer(mail, path.join(dataDirectory, 'mail'));
  return {
    handlers: {
      ...monitoring.handlers,
      ...featureHandlers(context),
      ...releaseTokenHandlers(context),
      ...sessionHandlers(context, signIn),
      ...accountHandlers(context),
      ...securityHandlers(context, securityJournal),
      ...terminalHandlers(context, signIn),
      ...infoHandlers(context, features),
      ...mapHandlers(context),
      ...peopleHandlers(context),
      ...notificationHandlers(context),
      ...scheduleHandlers(context, features),
      ...timeEntryHandlers(context, timePairs),
      ...timeEditHandlers(context, timePairs),
      ...timeListHandlers(context, timePairs),
      ...adjustedTimeHandlers(context, timePairs),
      ...approvalHandlers(context, timePairs),
      ...clockingHandlers(context, timePairs),
      ...managerClockingHandlers(context, timePairs),
      ...unworkedDayHandlers(context, timePairs),
      ...signOffHandlers(context, { chain }),
      ...reportHandlers(context, timePairs, reports),
      ...hrSyncHandlers(context, { ...timePairs, chain }),
    } satisfies Handlers,
    sessions: signIn.sessions,
    isFeatureOn: (feature) => features.isOn(feature),
    jobs: createJobs(context, [
      watchOpenShifts(context, timePairs),
      watchClockIns(context, timePairs),
      indicatorWorker(context, findPlannedDays),
      extractionWorker(context.database, chain),
      monitoring.canaryWatch,
      reportWorker(context, reports, mailer),
      mailWorker(context, mailer),
      pruneEvents(context),
    ]),
    reports,
    securityJournal,
    hrDelivery: createHrDelivery(context, chain),
    start: async (plan) => {
      await chain.open();
      const { database } = context;
      return ensureData({ database, records: chain, hashPassword, now: context.now() }, plan);
    },
  };
}
