/**
 * The resolved dependencies of these workspace packages in the lockfile, transitively and with
 * hashes: equal texts mean equal installed code, whatever other packages need.
 *
 * @param lockfile text of `pnpm-lock.yaml`, whose layout is stable
 * @param importers folders of the workspace, of whose `dependencies`, which go into builds, all are
 * included. One that was never installed has none yet
 */
export function lockedPackages(lockfile: string, importers: readonly string[]): string {
  const owners = entriesOf(lockfile, 'importers');
  const resolved = entriesOf(lockfile, 'snapshots');
  const hashes = entriesOf(lockfile, 'packages');
  const packages = new Set<string>();
  const follow = (key: string): void => {
    const own = resolved.get(key);
    if (own === undefined || packages.has(key)) return;
    packages.add(key);
    for (const next of dependenciesOf(own)) follow(next);
  };
  for (const importer of importers) {
    for (const next of directDependenciesOf(owners.get(importer) ?? '')) follow(next);
  }
  return [...packages]
    .toSorted()
    .map((key) => `${key}\n${hashes.get(key.replace(/\(.*$/, '')) ?? ''}`)
    .join('\n');
}

/** The entries of a top-level section: text by key. */
function entriesOf(lockfile: string, section: string): ReadonlyMap<string, string> {
  const begin = lockfile.indexOf(`\n${section}:\n`);
  if (begin < 0) throw new Error(`pnpm-lock.yaml has no ${section}.`);
  const rest = lockfile.slice(begin + section.length + 3);
  const end = rest.search(/^\S/m);
  const text = end < 0 ? rest : rest.slice(0, end);
  return new Map(
    text.split(/^ {2}(?=\S)/m).map((entry): [string, string] => {
      const [line = ''] = entry.split('\n', 1);
      return [unquoted(line.replace(/:(?: \{\})?$/, '')), entry.slice(line.length)];
    }),
  );
}

/** The dependencies of a workspace package, each with specifier and version, one per line. */
function directDependenciesOf(entry: string): string[] {
  const [, own = ''] = /^ {4}dependencies:\n((?: {6}.*\n?)*)/m.exec(entry) ?? [];
  return [...own.matchAll(/^ {6}(\S.*):\n(?: {8}specifier: .*\n) {8}version: (.*)$/gm)].map(keyOf);
}

/** The dependencies of a resolved package, including optional ones. */
function dependenciesOf(entry: string): string[] {
  return [...entry.matchAll(/^ {4}(?:optionalD|d)ependencies:\n((?: {6}.*\n?)*)/gm)].flatMap(
    ([, own = '']) => [...own.matchAll(/^ {6}(\S+): (.*)$/gm)].map(keyOf),
  );
}

/** An alias has the whole key as its version. */
function keyOf([, name = '', version = '']: RegExpMatchArray): string {
  const resolved = unquoted(version);
  return /^@?[^@(]+@/.test(resolved) ? resolved : `${unquoted(name)}@${resolved}`;
}

function unquoted(text: string): string {
  return text.replace(/^'(.*)'$/, '$1');
}
