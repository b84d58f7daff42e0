import { fold } from 'shared-contracts';

/** A code for something new: `NURSE-NIGHT` for "Nurse (night)". */
export function codeFromName(name: string): string {
  const letters = fold(name)
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return (
    Array.from(letters.replaceAll(/^-+|-+$/g, ''))
      .slice(0, 40)
      .join('') || 'NEW'
  );
}

/**
 * Gives each name once: `NURSE`, `NURSE-2`, `NURSE-3`. What it gives is taken from then on.
 *
 * @param isTaken whether somebody else has it
 */
export function uniqueNames(
  isTaken: (name: string) => boolean,
  separator: string,
): (base: string) => string {
  const given = new Set<string>();
  const numbers = new Map<string, number>();
  const isFree = (name: string) => !given.has(fold(name)) && !isTaken(name);

  return (base) => {
    let number = numbers.get(base) ?? 1;
    let name = number === 1 ? base : `${base}${separator}${number}`;
    while (!isFree(name)) {
      number += 1;
      name = `${base}${separator}${number}`;
    }
    numbers.set(base, number + 1);
    given.add(fold(name));
    return name;
  };
}
