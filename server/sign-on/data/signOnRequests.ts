import { statement } from '../../database/statement.ts';
import { isNamed } from '../../people/data/personSql.ts';

/** Values: request id, browser digest, wanted page, nonce, verifier, now. */
export const addRequest = statement<never>(
  'addSignOnRequest',
  `insert into sign_on_request (id, browser, wanted, nonce, verifier, made_at)
   values ($1, $2, $3, $4, $5, $6)`,
);

/** Values: id, the creation time after which a request is still open. */
export const findRequest = statement<{ id: string }>(
  'findSignOnRequest',
  'select id from sign_on_request where id = $1 and made_at > $2',
);

/** Values: digest of the message id, end of its retention. No row if it was used before. */
export const useMessage = statement<{ id: Buffer }>(
  'useSignOnMessage',
  `insert into sign_on_message (id, kept_until) values ($1, $2)
   on conflict (id) do nothing returning id`,
);

/**
 * Takes the secrets that an answer must match, once. Values: id, the creation time after which a
 * request is still open. No row if there is no such request or they were taken before.
 */
export const takeSecrets = statement<{ nonce: string | null; verifier: string | null }>(
  'takeSignOnSecrets',
  `with asked as (
     select id, nonce, verifier from sign_on_request
     where id = $1 and verifier is not null and made_at > $2 for update
   )
   update sign_on_request set nonce = null, verifier = null from asked
   where sign_on_request.id = asked.id returning asked.nonce, asked.verifier`,
);

/**
 * Stores the answer to a request, once. Values: id, employee or null, name, its format, session
 * index, ID token, the refused name or null, now, the creation time after which a request is still
 * open. No row if there is no open request.
 */
export const answerRequest = statement<{ id: string }>(
  'answerSignOnRequest',
  `update sign_on_request set employee_id = $2, name_id = $3, name_id_format = $4,
     session_index = $5, id_token = $6, refused = $7, answered_at = $8
   where id = $1 and answered_at is null and made_at > $9 returning id`,
);

/**
 * Values: id, browser digest, the time after which an answer is still valid. Removes the request
 * and earlier refusals of the browser.
 */
export const takeRequest = statement<{
  employee_id: number | null;
  wanted: string;
  name_id: string | null;
  name_id_format: string | null;
  session_index: string | null;
  id_token: string | null;
}>(
  'takeSignOnRequest',
  `with past as (
     delete from sign_on_request where browser = $2 and refused is not null and id <> $1
   )
   delete from sign_on_request where id = $1 and browser = $2 and answered_at > $3
   returning employee_id, wanted, name_id, name_id_format, session_index, id_token`,
);

interface Person {
  readonly id: number;
  readonly closed_at: string | null;
}

/** Value: user name, case-insensitive. */
export const findPersonByUsername = statement<Person>(
  'findSignOnPersonByUsername',
  `select id, closed_at from employee where ${isNamed('$1')}
   order by username = $1 desc limit 1`,
);

export const findPersonByNumber = statement<Person>(
  'findSignOnPersonByNumber',
  'select id, closed_at from employee where employee_number = $1',
);
