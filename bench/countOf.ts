/** `--short`: every part runs with few people and few turns, to check that it still works. */
export const isShort = process.argv.includes('--short');

/** The amount that a part uses. */
export function countOf(usual: number, inShort: number): number {
  return isShort ? inShort : usual;
}
