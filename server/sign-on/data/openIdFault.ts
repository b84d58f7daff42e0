import { errors } from 'jose';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { SignOnFault, type SignOnReason } from '../rules/signOnFault.ts';

/** For invalid claims. */
const claimReasons: Readonly<Record<string, SignOnReason>> = {
  iss: 'issuer',
  aud: 'audience',
  azp: 'audience',
  nonce: 'request',
  exp: 'expired',
  iat: 'not-yet-valid',
  nbf: 'not-yet-valid',
};

/** For errors of the libraries, by code. */
const reasons: Readonly<Record<string, SignOnReason>> = {
  OAUTH_TIMEOUT: 'unreachable',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'unreachable',
  OAUTH_KEY_SELECTION_FAILED: 'signature',
  OAUTH_UNSUPPORTED_OPERATION: 'algorithm',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'issuer',
  [errors.JWSSignatureVerificationFailed.code]: 'signature',
  [errors.JWKSNoMatchingKey.code]: 'signature',
  [errors.JOSEAlgNotAllowed.code]: 'algorithm',
  [errors.JOSENotSupported.code]: 'algorithm',
  [errors.JWTExpired.code]: 'expired',
};

/** The reason for a library's error; returns other errors unchanged. */
export function openIdFault(error: unknown): unknown {
  const chain = chainOf(error);
  const own = chain.find((each) => each instanceof SignOnFault);
  if (own !== undefined) return own;
  // Nested deeper than the libraries can parse.
  if (error instanceof RangeError) return new SignOnFault('unreadable');
  const isRefusal = [AuthorizationResponseError, ResponseBodyError].some(
    (kind) => error instanceof kind,
  );
  if (isRefusal) return new SignOnFault('status');
  if (!(error instanceof ClientError || error instanceof errors.JOSEError)) return error;
  return new SignOnFault(reasonOf(error, chain));
}

function reasonOf(error: { readonly code?: string }, chain: readonly object[]): SignOnReason {
  const claim = chain
    .map((each) => ('claim' in each ? each.claim : null))
    .find((each) => typeof each === 'string');
  const byClaim = claim === undefined ? undefined : claimReasons[claim];
  if (byClaim !== undefined) return byClaim;
  const byCode = reasons[error.code ?? ''];
  if (byCode !== undefined) return byCode;
  const has = (name: string) => chain.some((each) => name in each);
  // The library's message, for errors that share one code.
  if (has('signature')) return 'signature';
  if (has('header')) return 'algorithm';
  return has('parameters') ? 'issuer' : 'unreadable';
}

function chainOf(error: unknown): readonly object[] {
  const chain: object[] = [];
  let each = error;
  while (typeof each === 'object' && each !== null && !chain.includes(each)) {
    chain.push(each);
    each = 'cause' in each ? each.cause : null;
  }
  return chain;
}
