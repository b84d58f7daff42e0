import { fold } from 'shared-contracts';

const candidates = 50;
const longest = 90;

/**
 * User names to propose for a person, the best first: `mia.behrens`, `mia.behrens2`, …; none
 * without Latin letters or digits in the names.
 */
export function usernamesOf(firstName: string, lastName: string): string[] {
  const parts = [firstName, lastName].map((name) => fold(name).replaceAll(/[^a-z0-9]+/g, ''));
  const base = parts
    .filter((part) => part !== '')
    .join('.')
    .slice(0, longest);
  if (base === '') return [];
  return Array.from({ length: candidates }, (_, index) =>
    index === 0 ? base : `${base}${index + 1}`,
  );
}
