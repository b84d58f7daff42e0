import { accountsDomain } from './accounts/accountsDomain.ts';
import { apiKeysDomain } from './api-keys/apiKeysDomain.ts';
import { createKeys } from './api-keys/createKeys.ts';
import { recomputeIndicators } from './adjusted-time/data/recomputeIndicators.ts';
import { approvalsDomain } from './approvals/approvalsDomain.ts';
import { calendarsDomain } from './calendars/calendarsDomain.ts';
import type { Handlers } from './calls/calls.ts';
import type { Domain, ServerContext } from './calls/serverContext.ts';
import { clockingDomain } from './clocking/clockingDomain.ts';
import { ensureData } from './company/ensureData.ts';
import { employeeGroupsDomain } from './employee-groups/employeeGroupsDomain.ts';
import { connectionsDomain } from './connections/connectionsDomain.ts';
import { directoryDomain } from './directory/directoryDomain.ts';
import { createFeatures } from './features/createFeatures.ts';
import { createFaceEngine, type FaceEngine } from './faces/engine/createFaceEngine.ts';
import { facesDomain } from './faces/facesDomain.ts';
import { featuresDomain } from './features/featuresDomain.ts';
import { hrSyncDomain } from './hr-sync/hrSyncDomain.ts';
import type { Domains } from './http/domains.ts';
import { infoDomain } from './info/infoDomain.ts';
import { inspectionsDomain } from './inspections/inspectionsDomain.ts';
import { invitationsDomain } from './invitations/invitationsDomain.ts';
import { managerClockingDomain } from './manager-clocking/managerClockingDomain.ts';
import { missedPunchesDomain } from './missed-punches/missedPunchesDomain.ts';
import { isMetricsToken } from './monitoring/isMetricsToken.ts';
import { monitoringDomain } from './monitoring/monitoringDomain.ts';
import { notificationsDomain } from './notifications/notificationsDomain.ts';
import { peopleDomain } from './people/peopleDomain.ts';
import { planningDomain } from './planning/planningDomain.ts';
import { personDataDomain } from './person-data/personDataDomain.ts';
import { companyDomain } from './company/companyDomain.ts';
import { createRecordChain } from './records/data/recordChain.ts';
import { releasesDomain } from './releases/releasesDomain.ts';
import { servePublishing } from './releases/servePublishing.ts';
import { reportsDomain } from './reports/reportsDomain.ts';
import { retentionDomain } from './retention/retentionDomain.ts';
import { schedulesDomain } from './schedules/schedulesDomain.ts';
import { securityDomain } from './security/securityDomain.ts';
import { createSignIn } from './session/createSignIn.ts';
import { hashPassword } from './session/data/passwords.ts';
import { sessionDomain } from './session/sessionDomain.ts';
import { createActiveWebhooks } from './webhook-outbox/createActiveWebhooks.ts';
import { webhooksDomain } from './webhooks/webhooksDomain.ts';
import { createShiftCommits } from './shift-changes/createShiftCommits.ts';
import { createShiftBook } from './shifts/data/createShiftBook.ts';
import { scimTokensDomain } from './scim/scimTokensDomain.ts';
import { serveScim } from './scim/serveScim.ts';
import { serveSignOn } from './sign-on/serveSignOn.ts';
import { signOffsDomain } from './sign-offs/signOffsDomain.ts';
import { terminalsDomain } from './terminals/terminalsDomain.ts';
import { timeEntriesDomain } from './time-entries/timeEntriesDomain.ts';
import { unworkedDaysDomain } from './unworked-days/unworkedDaysDomain.ts';

/**
 * Creates and combines the domains. Does not compile while a call of the contract has no handler.
 */
export function createDomains(
  context: ServerContext,
  faceEngine: FaceEngine = createFaceEngine(),
): Domains {
  const { database } = context;
  const chain = createRecordChain(context);
  const features = createFeatures(context);
  const signIn = createSignIn(context, features);
  const activeWebhooks = createActiveWebhooks(context);
  const shifts = createShiftBook(context, features);
  const book = { ...shifts, prepare: createShiftCommits(context, chain, shifts, activeWebhooks) };
  const security = securityDomain(context, chain);
  const faces = facesDomain(context, shifts, signIn, faceEngine);
  const parts = [
    security,
    peopleDomain(context),
    featuresDomain(context, (transaction, now) => recomputeIndicators(transaction, 'all', now)),
    infoDomain(context, features),
    employeeGroupsDomain(context, features),
    schedulesDomain(context, features),
    calendarsDomain(context, features),
    notificationsDomain(context),
    sessionDomain(context, signIn, features),
    accountsDomain(context, signIn, features),
    apiKeysDomain(context),
    clockingDomain(context, book),
    missedPunchesDomain(context, book),
    timeEntriesDomain(context, book),
    unworkedDaysDomain(context, chain, book),
    approvalsDomain(context, book),
    managerClockingDomain(context, book),
    signOffsDomain(context, chain),
    reportsDomain(context, features),
    inspectionsDomain(context, chain),
    terminalsDomain(context, book, signIn, faces),
    faces,
    hrSyncDomain(context, book, chain),
    planningDomain(context, features),
    webhooksDomain(context, chain, activeWebhooks),
    personDataDomain(context),
    monitoringDomain(context, signIn.sessions),
    releasesDomain(context),
    scimTokensDomain(context),
    companyDomain(context, chain),
    directoryDomain(context, chain),
    connectionsDomain(context),
    invitationsDomain(context, features),
    retentionDomain(context, features, chain, security.note),
  ] as const;
  return {
    handlers: handlersOf(parts) satisfies Handlers,
    workers: parts.flatMap((part: Domain) => part.workers ?? []),
    sessions: signIn.sessions,
    keys: createKeys(context),
    isFeatureOn: features.isOn,
    opensByToken: (operation, token) => {
      if (operation !== 'getMetrics' || !isMetricsToken(context.configuration, token)) return false;
      context.goodTokens.note(token, context.now());
      return true;
    },
    note: security.note,
    serve: async (app) => {
      await serveSignOn(app, context, features);
      await serveScim(app, context);
      servePublishing(app, context);
    },
    start: async (plan) => {
      await Promise.all([chain.open(), faces.open()]);
      return ensureData({ database, records: chain, hashPassword, now: context.now() }, plan);
    },
  };
}

type Both<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  both: infer All,
) => void
  ? All
  : never;

function handlersOf<Part extends Domain>(parts: readonly Part[]): Both<Part['handlers']> {
  // oxlint-disable-next-line typescript/no-unsafe-return -- one object with the handlers of all parts
  return Object.assign({}, ...parts.map(({ handlers }) => handlers));
}
