import type { ApiFailure, ErrorCode } from 'shared-contracts';

/** What a failed attempt means for its punch. */
export type Judgement =
  /** The server has judged it, for good. */
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  /** Its owner has to log in. */
  | { readonly kind: 'signed-out' }
  /** Nobody has judged it: the same key may come through later. */
  | { readonly kind: 'again' };

/** Only this API's own refusals are final; the page of a proxy or a hotel's network is none. */
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
