/** Nothing in it can be read as another word of the security policy, `*` neither. */
const plainHost = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/;

/**
 * An http(s) address whose host may enter the security policy; null when a part of its origin is
 * left open, when it holds a user name or password, or when it is none.
 */
export function fixedAddress(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isFixed =
    url !== null &&
    ['https:', 'http:'].includes(url.protocol) &&
    plainHost.test(url.hostname) &&
    url.username === '' &&
    url.password === '';
  return isFixed ? url : null;
}
