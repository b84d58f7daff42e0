import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { statement } from '../../database/statement.ts';

/** Of zxcvbn's 0 to 4: more than 10^10 guesses. */
const strongEnough = 4;

export interface OwnWords {
  readonly company: string | null;
  readonly license: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly username: string | null;
  readonly employee_number: string;
}

/** Value: employee. What somebody who knows company and person would try first. */
export const readOwnWords = statement<OwnWords>(
  'readOwnWords',
  `select company.name as company, license_name as license, first_name, last_name, username,
     employee_number
   from employee left join company on true where employee.id = $1`,
);

let guesser: Promise<ZxcvbnFactory> | null = null;

/**
 * Whether a password is soon found by whoever tries common passwords, keyboard rows, dates, and
 * the names of company and person (zxcvbn). Its lists take 30 MB: they are read for the first
 * password that is chosen, not at the start.
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
  return (await guesser).check(password, known).score < strongEnough;
}

async function openGuesser(): Promise<ZxcvbnFactory> {
  const [core, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new core.ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}
