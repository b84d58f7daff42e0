import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from 'shared-contracts';
import { DatabaseUnavailable } from '../database/databaseUnavailable.ts';
import { createUnavailableLog } from '../telemetry/createUnavailableLog.ts';
import { describeFailure } from '../telemetry/describeFailure.ts';
import { operations } from './contract.ts';
import { requestedLocale } from './locale.ts';
import { problemOf, problemType } from './problem.ts';
import { Refusal } from '../calls/refusal.ts';
import { securityHeaders } from './securityHeaders.ts';
import { fieldFaults } from './validation.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** For the log: a request failed because the database is unavailable. */
    noteUnavailable(error: DatabaseUnavailable): void;
  }
}

/** Turns every error into a problem document. Logs only unexpected ones. */
export function answerErrors(app: FastifyInstance): void {
  app.decorate('noteUnavailable', createUnavailableLog(app.log));
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request.url.split('?')[0] ?? '');
    if (methods.length === 0) return answerError(new Refusal('NOT_FOUND'), request, reply);
    reply.header('allow', methods.join(', '));
    return answerError(new Refusal('METHOD_NOT_ALLOWED'), request, reply);
  });
}

/** Answers a failed request, also one that failed before routing. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
  // A client that disconnects while sending is not a server error.
  const hasHungUp = error === request.raw.errored;
  const refusal = hasHungUp ? new Refusal('UNREADABLE_REQUEST') : refusalOf(error);
  if (error instanceof DatabaseUnavailable) request.server.noteUnavailable(error);
  else if (refusal.status >= 500 && refusal.details.isKnown !== true) {
    request.log.error(
      { failure: describeFailure(error), call: request.routeOptions.url },
      'Failed',
    );
  }
  request.refusedWith = refusal.code;
  request.subject ??= refusal.details.subject ?? null;
  const locale = requestedLocale(langOf(request), request.headers['accept-language']);
  const { retryAfterInSeconds } = refusal.details;
  if (retryAfterInSeconds !== undefined) reply.header('retry-after', retryAfterInSeconds);
  // RFC 6750, 3.1.
  if (refusal.code === 'KEY_NOT_VALID') {
    reply.header('www-authenticate', 'Bearer error="invalid_token"');
  }
  return reply
    .code(refusal.status)
    .headers(securityHeaders)
    .header('content-type', problemType)
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(problemOf(refusal, locale, request.id));
}

const knownCalls = [...operations.values()].map(({ method, path }) => ({
  method,
  parts: path.split('/'),
}));

/** The methods that the contract defines for a path. */
function methodsOf(address: string): string[] {
  const given = address.split('/');
  const calls = knownCalls.filter(
    ({ parts }) =>
      parts.length === given.length &&
      parts.every((part, at) => part.startsWith('{') || part === given[at]),
  );
  return calls.map(({ method }) => method);
}

/** Codes for refusals by the framework. */
const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  403: 'NOT_FOUND',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  503: 'UNAVAILABLE',
};

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseUnavailable) {
    return new Refusal('UNAVAILABLE', { retryAfterInSeconds: 5 });
  }
  if (isOutOfSpace(error)) return new Refusal('OUT_OF_SPACE', { retryAfterInSeconds: 60 });
  if (!isFrameworkError(error)) return new Refusal('UNEXPECTED');
  if (error.validation !== undefined) {
    return new Refusal('VALIDATION_FAILED', { fields: fieldFaults(error.validation) });
  }
  const { statusCode = 500 } = error;
  const otherwise = statusCode < 500 ? 'UNREADABLE_REQUEST' : 'UNEXPECTED';
  return new Refusal(codesByStatus[statusCode] ?? otherwise);
}

/** PostgreSQL's `disk_full`: the transaction was rolled back. */
function isOutOfSpace(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '53100';
}

/** Errors with `expose` are refusals by the file server. */
function isFrameworkError(error: unknown): error is FastifyError {
  if (!(error instanceof Error)) return false;
  return (
    ('code' in error && String(error.code).startsWith('FST_')) ||
    ('validation' in error && Array.isArray(error.validation)) ||
    ('expose' in error && error.expose === true)
  );
}

function langOf(request: FastifyRequest): unknown {
  const { query } = request;
  return typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined;
}
