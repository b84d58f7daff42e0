/**
 * A remote is scripts alone: pages hold every file of it against a hash, and get nothing else from
 * the host of the remotes (`docs/decisions/remotes-on-another-host.md`).
 *
 * @param files names of what was built
 * @throws Error with what else there is, and where it belongs
 */
export function checkOnlyScripts(files: readonly string[]): void {
  const others = files.filter((file) => !file.endsWith('.js'));
  if (others.length === 0) return;
  throw new Error(
    `It brings ${others.join(', ')}, and pages take only scripts of a remote. Draw pictures as components; fonts, styles and pictures as files belong to shared-ui.`,
  );
}
