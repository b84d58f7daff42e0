/** `--short`: every part runs with few people and few turns, which shows that it still works. */
export const isShort = process.argv.includes('--short');

/** How many of something a part takes. */
export function countOf(usual: number, inShort: number): number {
  return isShort ? inShort : usual;
}
