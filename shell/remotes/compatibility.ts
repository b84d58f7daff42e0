/**
 * Whether a remote made for `range` (`^1.2.0`) works with this shell: the same major version of the
 * remote contract, and none of its additions missing.
 */
export function isCompatible(range: string, offered: string): boolean {
  const needs = parse(range.replace(/^\^/, ''));
  const has = parse(offered);
  if (!needs || !has || needs.major !== has.major) return false;
  return has.minor > needs.minor || (has.minor === needs.minor && has.patch >= needs.patch);
}

function parse(version: string) {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (!match) return undefined;
  const [, major, minor, patch] = match;
  return { major: Number(major), minor: Number(minor), patch: Number(patch) };
}
