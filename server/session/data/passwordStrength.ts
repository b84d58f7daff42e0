import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { fold } from 'shared-contracts';
import { statement } from '../../database/statement.ts';

/** On zxcvbn's scale from 0 to 4: more than 10^10 guesses. */
const strongEnough = 4;

/** The fewest letters and digits of a password besides known words about the person. */
const fewest = 5;

export interface OwnWords {
  readonly company: string | null;
  readonly license: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly username: string | null;
  readonly employee_number: string;
}

/** Words that somebody who knows company and person would try first. */
export const readOwnWords = statement<OwnWords, { employeeId: number }>(
  'readOwnWords',
  `select company.name as company, license_name as license, first_name, last_name, username,
     employee_number
   from employee left join company on true where employee.id = $employeeId`,
);

let guesser: Promise<ZxcvbnFactory> | null = null;

/**
 * Whether a password is easy to guess with common passwords, keyboard rows, dates, and the names of
 * company and person (zxcvbn). The lists take 30 MB: they are loaded for the first new password,
 * not at start.
 */
export async function isEasilyGuessed(
  password: string,
  own: OwnWords | undefined,
): Promise<boolean> {
  guesser ??= openGuesser();
  const words = Object.values({ ...own, product: 'punctual' }).flatMap((word) =>
    word === null ? [] : [word, ...word.split(/[^\p{L}\p{N}]+/u)],
  );
  const known = words.filter((word) => word.length > 2).map((word) => word.toLowerCase());
  if (isMadeOf(password, known)) return true;
  return (await guesser).check(password, known).score < strongEnough;
}

/**
 * Whether hardly anything remains of the password without these words, such as a digit or a year.
 */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const longestFirst = words.map(fold).toSorted((one, other) => other.length - one.length);
  const whole = fold(password);
  const left = longestFirst.reduce((text, word) => text.replaceAll(word, ' '), whole);
  return left !== whole && left.replaceAll(/[^\p{L}\p{N}]/gu, '').length < fewest;
}

async function openGuesser(): Promise<ZxcvbnFactory> {
  const [core, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new core.ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}
