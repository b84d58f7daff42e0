/**
 * Whether a version satisfies a range of the form `^1.2.3`, as in npm: not older, and without
 * breaking changes, that is below the next major version, or before 1.0.0 the next minor one.
 */
export function satisfies(version: string, range: string): boolean {
  const needs = parse(range.replace(/^\^/, ''));
  const has = parse(version);
  if (!needs || !has || needs.major !== has.major) return false;
  if (needs.major === 0 && needs.minor !== has.minor) return false;
  return has.minor > needs.minor || (has.minor === needs.minor && has.patch >= needs.patch);
}

function parse(version: string) {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (!match) return undefined;
  const [, major, minor, patch] = match;
  return { major: Number(major), minor: Number(minor), patch: Number(patch) };
}
