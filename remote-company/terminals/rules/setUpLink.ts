/**
 * The link that signs a tablet in. Browsers send nothing of it to a server, since all of it stands
 * behind the `#`.
 *
 * @param origin of the installation
 */
export function setUpLink(origin: string, terminalId: string, code: string): string {
  return `${logInAddress(origin)}?${new URLSearchParams({ terminal: terminalId, code }).toString()}`;
}

/** Where a terminal signs in. */
export function logInAddress(origin: string): string {
  return `${origin}/#/terminal-login`;
}
