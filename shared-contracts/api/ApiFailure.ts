import type { ErrorCode } from '../openapi/errors.gen.ts';
import type { components } from '../openapi/schema.gen.ts';

export type FieldFault = components['schemas']['FieldFault'];
type Problem = components['schemas']['Problem'];

/**
 * The one way in which a call fails: with the server's problem document, `NO_RESPONSE` without an
 * answer, `UNKNOWN_RESPONSE` if the answer was not one of this API, `PAGE_FAULT` if the page's own
 * code failed (the `cause`) before or instead of sending it.
 */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: ErrorCode | 'NO_RESPONSE' | 'UNKNOWN_RESPONSE' | 'PAGE_FAULT';
  /** HTTP status; undefined without an answer. */
  readonly status: number | undefined;
  /** The server's message in the user's language; empty if there is none. */
  readonly detail: string;
  readonly fields: readonly FieldFault[];
  /** The result of each row if all of them failed. */
  readonly results: Problem['results'];
  readonly traceId: string | undefined;

  constructor(failure: {
    code: ApiFailure['code'];
    status?: number;
    detail?: string;
    fields?: readonly FieldFault[];
    results?: Problem['results'];
    traceId?: string;
    cause?: unknown;
  }) {
    super(failure.code, { cause: failure.cause });
    this.code = failure.code;
    this.status = failure.status;
    this.detail = failure.detail ?? '';
    this.fields = failure.fields ?? [];
    this.results = failure.results;
    this.traceId = failure.traceId;
  }
}
