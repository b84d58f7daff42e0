/** The hash path of the page that the QR code of an invitation opens. */
export const invitationPath = '/welcome';

/**
 * The address in the QR code of an invitation. It fills in the user name and holds no secret
 * (docs/decisions/invitations.md). What stands behind the `#` is sent to no server.
 *
 * @param origin of the product, such as `https://time.example.com`
 */
export function invitationLink(origin: string, username: string): string {
  return `${origin}/#${invitationPath}?user=${encodeURIComponent(username)}`;
}

/** The user name in the query of the page's hash path; null if there is none. */
export function invitedUsername(search: string): string | null {
  const username = new URLSearchParams(search).get('user')?.trim() ?? '';
  return username === '' ? null : username;
}
