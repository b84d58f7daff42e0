/**
 * The released version in the address that the remote's files come from, as in
 * `…/remotes/remote-terminal/1.0.0-74df376137/`; undefined where they are no release.
 */
export function versionIn(address: string): string | undefined {
  return /\/remote-terminal\/([\w.+-]{1,60})\/$/.exec(address)?.[1];
}
