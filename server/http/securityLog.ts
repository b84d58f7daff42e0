import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorCode } from 'shared-contracts';
import type { SecurityEvent, SecurityEventKind, SecuritySubject } from '../calls/securityEvent.ts';
import type { OperationId } from '../calls/calls.ts';
import { groupsOf } from '../calls/groupsOf.ts';
import { createRefusedKeys, refusedKeyOf } from './refusedKeys.ts';

interface Watched {
  readonly event: SecurityEventKind;
  /** The id in the path is that of a person. */
  readonly isAboutPerson?: true;
  /** Successful calls are routine and not logged. */
  readonly onlyRefused?: true;
  /** Calls without a session, with an operator's token, are routine and not logged. */
  readonly onlyByPeople?: true;
}

/** The calls that concern the company's security; logged whether they succeed or not. */
const watched: Partial<Record<OperationId, Watched>> = {
  logIn: { event: 'log-in' },
  logInTerminal: { event: 'log-in' },
  logInTerminalByCode: { event: 'log-in' },
  logOut: { event: 'log-out' },
  logOutTerminal: { event: 'log-out' },
  changePassword: { event: 'password-change', isAboutPerson: true },
  changeTerminalPin: { event: 'pin-change', isAboutPerson: true },
  resetTerminalPin: { event: 'pin-change', isAboutPerson: true },
  giveTerminalPin: { event: 'pin-change', isAboutPerson: true },
  registerFace: { event: 'face-change' },
  removeFace: { event: 'face-change', isAboutPerson: true },
  registerOwnFace: { event: 'face-change' },
  agreeToOwnFace: { event: 'face-change' },
  removeOwnFace: { event: 'face-change' },
  exportOwnFace: { event: 'export' },
  answerFaceConsent: { event: 'face-change' },
  logInByFace: { event: 'log-in' },
  logInByPasskey: { event: 'log-in' },
  logInWithNewPasskey: { event: 'passkey-change' },
  beginEnrolment: { event: 'passkey-change', onlyRefused: true },
  confirmSession: { event: 'passkey-change' },
  registerFirstPasskey: { event: 'passkey-change' },
  provePasskey: { event: 'passkey-change', onlyRefused: true },
  addPasskey: { event: 'passkey-change' },
  renamePasskey: { event: 'passkey-change' },
  removePasskey: { event: 'passkey-change' },
  giveOneTimePassword: { event: 'password-change', isAboutPerson: true },
  giveTerminalPassword: { event: 'password-change' },
  makeTerminalSetUpCode: { event: 'terminal-set-up' },
  makeInvitations: { event: 'password-change' },
  giveManagedOneTimePassword: { event: 'password-change', isAboutPerson: true },
  askForPasswordLink: { event: 'password-link-asked' },
  checkPasswordLink: { event: 'password-change', onlyRefused: true },
  usePasswordLink: { event: 'password-change' },
  resetPasskeys: { event: 'passkeys-reset', isAboutPerson: true },
  identifyByFace: { event: 'terminal-identification', onlyRefused: true },
  identifyByPin: { event: 'terminal-identification', onlyRefused: true },
  identifyByBadge: { event: 'terminal-identification', onlyRefused: true },
  endSessions: { event: 'sessions-ended', isAboutPerson: true },
  endOwnSession: { event: 'sessions-ended' },
  endOtherOwnSessions: { event: 'sessions-ended' },
  endDeviceSession: { event: 'sessions-ended' },
  changeAccountState: { event: 'account-changed', isAboutPerson: true },
  exportPerson: { event: 'export', isAboutPerson: true },
  erasePerson: { event: 'person-erased', isAboutPerson: true },
  changeFeature: { event: 'feature-changed' },
  changeCompany: { event: 'company-changed' },
  saveDirectoryMapping: { event: 'company-changed' },
  exportCompany: { event: 'export' },
  makeScimToken: { event: 'scim-token-made' },
  endScimToken: { event: 'scim-token-ended' },
  makeApiKey: { event: 'api-key-made' },
  endApiKey: { event: 'api-key-ended' },
  makeReleaseToken: { event: 'release-token-made' },
  endReleaseToken: { event: 'release-token-ended' },
  makeWebhook: { event: 'webhook-changed' },
  changeWebhook: { event: 'webhook-changed' },
  deleteWebhook: { event: 'webhook-changed' },
  makeWebhookSecret: { event: 'webhook-changed' },
  getReport: { event: 'export' },
  getInspection: { event: 'export' },
  getFinishedReport: { event: 'export' },
  getMetrics: { event: 'metrics-read', onlyByPeople: true },
};

/** Refusals that are logged for every call. */
const alwaysWritten: readonly (ErrorCode | 'RELEASE_REFUSED')[] = [
  'ACCESS_DENIED',
  'FOREIGN_ORIGIN',
];

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the chain before any check; null for routes that are not calls. */
    operationId: OperationId | null;
    /** The code of the refusal; null if there is none. */
    refusedWith: ErrorCode | 'RELEASE_REFUSED' | null;
    /** The account that the call concerns, if it is not the caller's. */
    subject: SecuritySubject | null;
    /** The object of the call, if the path does not name it. */
    target: SecurityEvent['target'] | null;
    /** The people whom the call concerned, with an event for each; null for the usual one event. */
    concerned: readonly number[] | null;
    /** The event of a route that is not a call. */
    securityEvent: SecurityEventKind | null;
  }
}

/**
 * Logs a line for each log-in, lock, refusal and change that concerns the company's security
 * (docs/guides/security-log.md): actor id, event, network and outcome. Passes the same to `note`.
 */
export function writeSecurityLog(
  app: FastifyInstance,
  note: (event: SecurityEvent) => void,
  now: () => Date,
): void {
  const refusedKeys = createRefusedKeys();
  app.decorateRequest('operationId', null);
  app.decorateRequest('refusedWith', null);
  app.decorateRequest('subject', null);
  app.decorateRequest('target', null);
  app.decorateRequest('concerned', null);
  app.decorateRequest('securityEvent', null);
  app.addHook('onResponse', (request, reply, done) => {
    const key = refusedKeyOf(request, networkOf(request.ip));
    if (key !== null && refusedKeys.isTooOften(key, now().getTime())) {
      request.securityEvent ??= 'api-key-refused';
    }
    for (const event of eventsOf(request, reply.statusCode)) {
      const { aboutId: _, ...line } = event;
      app.log.info({ security: line }, 'Security');
      note(event);
    }
    done();
  });
}

function eventsOf(request: FastifyRequest, status: number): SecurityEvent[] {
  const event = eventOf(request, status);
  if (event === null) return [];
  if (request.concerned === null || request.concerned.length === 0) return [event];
  return request.concerned.map((id) => ({ ...event, target: { id }, aboutId: id }));
}

function eventOf(request: FastifyRequest, status: number): SecurityEvent | null {
  const { operationId, refusedWith, actor, subject, securityEvent } = request;
  const known = operationId === null ? undefined : watched[operationId];
  const isUsual = known?.onlyRefused === true || (known?.onlyByPeople === true && actor === null);
  const isEveryday = isUsual && refusedWith === null;
  const event = securityEvent ?? (isEveryday ? undefined : known?.event);
  const isAlways = refusedWith !== null && alwaysWritten.includes(refusedWith);
  // Probing other people's ids reveals nothing and is logged.
  const isUnfound = refusedWith === 'NOT_FOUND' && actor?.kind === 'employee';
  if (event === undefined && !isAlways && !(isUnfound && operationId !== null)) return null;
  const params = wordsOf(request.params);
  return {
    // Nobody is logged in yet.
    event: status === 202 && event === 'log-in' ? 'passkey-asked' : (event ?? 'refused'),
    call: operationId,
    outcome: refusedWith ?? 'OK',
    who: actor === null ? subject : `${actor.kind} ${actor.id}`,
    target: request.target ?? (known === undefined ? {} : params),
    aboutId: aboutOf(request, known, params),
    from: networkOf(request.ip),
    reqId: request.id,
  };
}

function aboutOf(
  { securityEvent, target, actor, subject }: FastifyRequest,
  known: Watched | undefined,
  params: Record<string, string | number>,
): number | null {
  if (known?.isAboutPerson === true) return idIn(params);
  if (securityEvent === 'account-changed') return idIn({ ...target });
  return actor === null ? null : personIn(subject);
}

function wordsOf(params: unknown): Record<string, string | number> {
  const entries: [string, unknown][] = Object.entries(params ?? {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string | number] =>
      ['string', 'number'].includes(typeof entry[1]),
    ),
  );
}

/** Null if it is not an id: the path of a refused request can contain anything. */
function idIn({ sub, id = sub }: Record<string, string | number>): number | null {
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : null;
}

/** The person whose account another caller's request concerns: a guess at a terminal. */
function personIn(subject: SecuritySubject | null): number | null {
  return subject?.startsWith('employee ') === true ? Number(subject.slice(9)) : null;
}

/** The network of an address, shared by many people: `203.0.113.0/24`, `2001:db8:1::/48`. */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  if (groups === null) {
    return `${address.replace('::ffff:', '').split('.').slice(0, 3).join('.')}.0/24`;
  }
  return `${groups
    .slice(0, 3)
    .join(':')
    .replace(/(?:(?:^|:)0)+$/u, '')}::/48`;
}
