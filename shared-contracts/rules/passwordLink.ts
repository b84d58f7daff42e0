/** The hash path of the page that a mailed link opens. */
export const passwordLinkPath = '/choose-password';

/**
 * The link to choose a new password. The token stands behind the `#`: browsers send it to no server
 * and no log has it.
 *
 * @param origin of the product, such as `https://time.example.com`
 */
export function passwordLink(origin: string, token: string): string {
  return `${origin}/#${passwordLinkPath}?token=${encodeURIComponent(token)}`;
}

/** The token in the query of the page's hash path, `?token=…`; null if there is none. */
export function passwordLinkToken(search: string): string | null {
  const token = new URLSearchParams(search).get('token');
  return token === '' ? null : token;
}
