import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorCode } from 'shared-contracts';
import type { SecurityEvent, SecurityEventKind, SecuritySubject } from '../calls/securityEvent.ts';
import type { OperationId } from '../calls/calls.ts';

interface Watched {
  readonly event: SecurityEventKind;
  /** The id in the address is that of a person. */
  readonly isAboutPerson?: true;
  /** What is done well is everyday. */
  readonly onlyRefused?: true;
  /** What is done without a session, by a token of the operator, is everyday. */
  readonly onlyByPeople?: true;
}

/** What concerns the safety of the company, by call; its outcome is written, well or not. */
const watched: Partial<Record<OperationId, Watched>> = {
  logIn: { event: 'log-in' },
  logInTerminal: { event: 'log-in' },
  logOut: { event: 'log-out' },
  logOutTerminal: { event: 'log-out' },
  changePassword: { event: 'password-change', isAboutPerson: true },
  changeTerminalPin: { event: 'pin-change', isAboutPerson: true },
  resetTerminalPin: { event: 'pin-change', isAboutPerson: true },
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
  makeScimToken: { event: 'scim-token-made' },
  endScimToken: { event: 'scim-token-ended' },
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

/** Refusals that are written whatever the call was. */
const alwaysWritten: readonly (ErrorCode | 'RELEASE_REFUSED')[] = [
  'ACCESS_DENIED',
  'FOREIGN_ORIGIN',
];

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the chain before anything is judged; null for addresses without a call. */
    operationId: OperationId | null;
    /** Why it was refused; null while it was not. */
    refusedWith: ErrorCode | 'RELEASE_REFUSED' | null;
    /** Whose account it was about, where that is not who calls. */
    subject: SecuritySubject | null;
    /** What it was about, where the address does not say so. */
    target: SecurityEvent['target'] | null;
    /** What was done by an address that is no call. */
    securityEvent: SecurityEventKind | null;
  }
}

/**
 * Writes a line for each log-in, lock, refusal and change that concerns the safety of the company
 * (docs/guides/security-log.md): who by id, what, from which network, and how it ended. `note` hears
 * of the same.
 */
export function writeSecurityLog(app: FastifyInstance, note: (event: SecurityEvent) => void): void {
  app.decorateRequest('operationId', null);
  app.decorateRequest('refusedWith', null);
  app.decorateRequest('subject', null);
  app.decorateRequest('target', null);
  app.decorateRequest('securityEvent', null);
  app.addHook('onResponse', (request, reply, done) => {
    const event = eventOf(request, reply.statusCode);
    if (event !== null) {
      const { aboutId: _, ...line } = event;
      app.log.info({ security: line }, 'Security');
      note(event);
    }
    done();
  });
}

function eventOf(request: FastifyRequest, status: number): SecurityEvent | null {
  const { operationId, refusedWith, actor, subject, securityEvent } = request;
  const known = operationId === null ? undefined : watched[operationId];
  const isUsual = known?.onlyRefused === true || (known?.onlyByPeople === true && actor === null);
  const isEveryday = isUsual && refusedWith === null;
  const event = securityEvent ?? (isEveryday ? undefined : known?.event);
  const isAlways = refusedWith !== null && alwaysWritten.includes(refusedWith);
  // Who tries ids of other people reads nothing, and is seen.
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

/** Null for what is no id: an address that was refused may say anything. */
function idIn({ sub, id = sub }: Record<string, string | number>): number | null {
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : null;
}

/** Whose account somebody else's call was about: a guess at a terminal. */
function personIn(subject: SecuritySubject | null): number | null {
  return subject?.startsWith('employee ') === true ? Number(subject.slice(9)) : null;
}

/** The network of an address, which many people share: `203.0.113.0/24`, `2001:db8:1::/48`. */
export function networkOf(address: string): string {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address;
  if (!plain.includes(':')) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  const [head = ''] = plain.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  return `${[...groups, '0', '0', '0'].slice(0, 3).join(':')}::/48`;
}
