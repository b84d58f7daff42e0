/**
 * Where the files of remotes lie, ending with a slash: on the page's own origin, or where the server
 * says beside the inlined registry (`REMOTES_URL`). Read once, before any remote's code runs.
 */
export const remotesBase: string =
  document.getElementById('registry')?.dataset['remotes'] ?? '/remotes/';
