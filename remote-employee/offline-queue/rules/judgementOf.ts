import type { ApiFailure, ErrorCode } from 'shared-contracts';

/** The meaning of a failed attempt for its punch. */
export type Judgement =
  /** The server's final refusal. */
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  /** The owner must log in. */
  | { readonly kind: 'signed-out' }
  /** No decision: retry with the same key. */
  | { readonly kind: 'again' };

/** Only this API's own refusals are final; a proxy's or captive portal's page is not. */
export function judgementOf({ code, status }: Pick<ApiFailure, 'code' | 'status'>): Judgement {
  if (status === 401) return { kind: 'signed-out' };
  if (code === 'NO_RESPONSE' || code === 'UNKNOWN_RESPONSE' || code === 'PAGE_FAULT') {
    return { kind: 'again' };
  }
  if (code === 'REQUEST_IN_PROGRESS') return { kind: 'again' };
  if (status === undefined || status >= 500 || status === 408 || status === 429) {
    return { kind: 'again' };
  }
  return { kind: 'refused', code };
}
