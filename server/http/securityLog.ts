import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorCode } from 'shared-contracts';
import type { SecuritySubject } from './actor.ts';
import type { OperationId } from './calls.ts';

/** What concerns the safety of the company, by call; its outcome is written, well or not. */
const watched: Partial<Record<OperationId, string>> = {
  logIn: 'log-in',
  logInTerminal: 'log-in',
  logOut: 'log-out',
  logOutTerminal: 'log-out',
  changePassword: 'password-change',
  endSessions: 'sessions-ended',
  changeAccountState: 'account-changed',
  changeFeature: 'feature-changed',
  makeReleaseToken: 'release-token-made',
  endReleaseToken: 'release-token-ended',
  getReport: 'export',
  getFinishedReport: 'export',
  getMetrics: 'metrics-read',
};

/** Refusals that are written whatever the call was. */
const alwaysWritten: readonly ErrorCode[] = ['ACCESS_DENIED', 'FOREIGN_ORIGIN'];

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the chain before anything is judged; null for addresses without a call. */
    operationId: OperationId | null;
    /** Why it was refused; null while it was not. */
    refusedWith: ErrorCode | null;
    /** Whose account it was about, where that is not who calls. */
    subject: SecuritySubject | null;
  }
}

/**
 * Writes a line for each log-in, lock, refusal and change that concerns the safety of the company
 * (docs/guides/security-log.md): who by id, what, from which network, and how it ended.
 */
export function writeSecurityLog(app: FastifyInstance): void {
  app.decorateRequest('operationId', null);
  app.decorateRequest('refusedWith', null);
  app.decorateRequest('subject', null);
  app.addHook('onResponse', (request, _reply, done) => {
    const line = lineOf(request);
    if (line !== null) app.log.info({ security: line }, 'Security');
    done();
  });
}

function lineOf(request: FastifyRequest) {
  const { operationId, refusedWith, actor, subject, params } = request;
  const event = operationId === null ? undefined : watched[operationId];
  const isAlways = refusedWith !== null && alwaysWritten.includes(refusedWith);
  if (event === undefined && !isAlways) return null;
  return {
    event: event ?? 'refused',
    call: operationId,
    outcome: refusedWith ?? 'OK',
    who: actor === null ? subject : `${actor.kind} ${actor.id}`,
    target: event === undefined ? {} : params,
    from: networkOf(request.ip),
    reqId: request.id,
  };
}

/** The network of an address, which many people share: `203.0.113.0/24`, `2001:db8:1::/48`. */
export function networkOf(address: string): string {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address;
  if (!plain.includes(':')) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  const [head = ''] = plain.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  return `${[...groups, '0', '0', '0'].slice(0, 3).join(':')}::/48`;
}
