/**
 * The released version in the URL of the remote's files, as in
 * `…/remotes/remote-terminal/1.0.0-74df376137/`; undefined if it is not a release.
 */
export function versionIn(address: string): string | undefined {
  return /\/remote-terminal\/([\w.+-]{1,60})\/$/.exec(address)?.[1];
}
