import { statement, type Runner, type Statement } from '../../database/statement.ts';

export type HashPassword = (password: string) => Promise<string>;

/** Sets the first password or PIN of a person, or password of a terminal, if there is none. */
interface FirstSecret {
  readonly without: Statement<{ code: string }>;
  /** Codes with hashes, as JSON. */
  readonly set: Statement<never, { hashes: string }>;
}

export const setFirstPassword: FirstSecret = {
  without: statement(
    'readWithoutPassword',
    'select employee_number as code from employee where password_hash is null',
  ),
  set: statement(
    'setFirstPassword',
    `update employee set password_hash = given ->> 1
     from jsonb_array_elements($hashes::jsonb) as given where employee_number = given ->> 0`,
  ),
};
/** For a password that the importer knows: its person chooses another one. */
export const setOneTimePassword: FirstSecret = {
  without: setFirstPassword.without,
  set: statement(
    'setFirstOneTimePassword',
    `update employee set password_hash = given ->> 1, one_time_password = 'FRESH',
       one_time_password_until = null
     from jsonb_array_elements($hashes::jsonb) as given where employee_number = given ->> 0`,
  ),
};
export const setFirstPin: FirstSecret = {
  without: statement(
    'readWithoutPin',
    'select employee_number as code from employee where pin_hash is null',
  ),
  set: statement(
    'setFirstPin',
    `update employee set pin_hash = given ->> 1, pin_changed_at = now(), pin_is_given = true
     from jsonb_array_elements($hashes::jsonb) as given where employee_number = given ->> 0`,
  ),
};
export const setFirstTerminalPassword: FirstSecret = {
  without: statement(
    'readTerminalsWithoutPassword',
    'select terminal_id as code from terminal where password_hash is null',
  ),
  set: statement(
    'setFirstTerminalPassword',
    `update terminal set password_hash = given ->> 1
     from jsonb_array_elements($hashes::jsonb) as given where terminal_id = given ->> 0`,
  ),
};

/** Leaves an existing one alone, as it may have been chosen since. */
export async function setFirstSecrets(
  transaction: Runner,
  { without, set }: FirstSecret,
  given: readonly (readonly [string, string | undefined])[],
  hashPassword: HashPassword,
) {
  const rows = await transaction.run(without);
  const codes = new Set(rows.map(({ code }) => code));
  const hashes: [string, string][] = [];
  for (const [code, secret] of given) {
    if (secret !== undefined && codes.has(code)) hashes.push([code, await hashPassword(secret)]);
  }
  await transaction.run(set, { hashes: JSON.stringify(hashes) });
}
