import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../../database/databaseUnavailable.ts';
import { describeFailure } from '../../telemetry/describeFailure.ts';
import { Refusal } from '../../calls/refusal.ts';
import { ScimFault } from '../rules/scimFault.ts';

export const scimType = 'application/scim+json; charset=utf-8';

/** Answers errors as RFC 7644, 3.12, defines. Logs only unexpected ones, without personal data. */
export function answerScimError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): unknown {
  const fault = faultOf(error);
  if (error instanceof DatabaseUnavailable) request.server.noteUnavailable(error);
  else if (fault.status >= 500) {
    request.log.error(
      { failure: describeFailure(error), call: request.routeOptions.url },
      'Failed',
    );
  }
  if (fault.status === 403) {
    request.securityEvent = 'account-changed';
    request.refusedWith = 'ACCESS_DENIED';
  }
  if (error instanceof Refusal) {
    request.refusedWith = error.code;
    const { retryAfterInSeconds } = error.details;
    if (retryAfterInSeconds !== undefined) reply.header('retry-after', retryAfterInSeconds);
  }
  return reply
    .code(fault.status)
    .type(scimType)
    .send({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: String(fault.status),
      ...(fault.scimType === null ? {} : { scimType: fault.scimType }),
      detail: fault.message,
    });
}

function faultOf(error: unknown): ScimFault {
  if (error instanceof ScimFault) return error;
  if (error instanceof DatabaseUnavailable)
    return new ScimFault(503, 'Try again in a few seconds.');
  if (error instanceof Refusal) {
    if (error.code === 'UNREADABLE_REQUEST') {
      return new ScimFault(400, 'The body must be JSON.', 'invalidSyntax');
    }
    return new ScimFault(error.status, 'Try again later.');
  }
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  if (status === 413) return new ScimFault(413, 'The body is too long.');
  if (status === 415) return new ScimFault(415, 'The body must be application/scim+json.');
  if (typeof status === 'number' && status < 500) {
    return new ScimFault(400, 'The request cannot be parsed.', 'invalidSyntax');
  }
  return new ScimFault(500, 'An internal error occurred; it was logged.');
}
