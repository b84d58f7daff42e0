import { statement } from '../../database/statement.ts';
import { isNamed } from '../../people/data/personSql.ts';

export const addRequest = statement<
  never,
  {
    id: string;
    browser: Buffer;
    wanted: string;
    nonce: string | null;
    verifier: string | null;
    now: Date;
  }
>(
  'addSignOnRequest',
  `insert into sign_on_request (id, browser, wanted, nonce, verifier, made_at)
   values ($id, $browser, $wanted, $nonce, $verifier, $now)`,
);

export const findRequest = statement<{ id: string }, { id: string; earliest: Date }>(
  'findSignOnRequest',
  'select id from sign_on_request where id = $id and made_at > $earliest',
);

/** No row if it was used before. */
export const useMessage = statement<{ id: Buffer }, { id: Buffer; keptUntil: string }>(
  'useSignOnMessage',
  `insert into sign_on_message (id, kept_until) values ($id, $keptUntil)
   on conflict (id) do nothing returning id`,
);

/**
 * Takes the secrets that an answer must match, once. No row if there is no such request or they
 * were taken before.
 */
export const takeSecrets = statement<
  { nonce: string | null; verifier: string | null },
  { id: string; earliest: Date }
>(
  'takeSignOnSecrets',
  `with asked as (
     select id, nonce, verifier from sign_on_request
     where id = $id and verifier is not null and made_at > $earliest for update
   )
   update sign_on_request set nonce = null, verifier = null from asked
   where sign_on_request.id = asked.id returning asked.nonce, asked.verifier`,
);

/** Stores the answer to a request, once. No row if there is no open request. */
export const answerRequest = statement<
  { id: string },
  {
    id: string;
    employeeId: number | null;
    nameId: string;
    nameIdFormat: string | null;
    sessionIndex: string | null;
    idToken: string | null;
    refused: string | null;
    now: Date;
    earliest: Date;
  }
>(
  'answerSignOnRequest',
  `update sign_on_request set employee_id = $employeeId, name_id = $nameId, name_id_format = $nameIdFormat,
     session_index = $sessionIndex, id_token = $idToken, refused = $refused, answered_at = $now
   where id = $id and answered_at is null and made_at > $earliest returning id`,
);

/** Removes the request and earlier refusals of the browser. */
export const takeRequest = statement<
  {
    employee_id: number | null;
    wanted: string;
    name_id: string | null;
    name_id_format: string | null;
    session_index: string | null;
    id_token: string | null;
  },
  { id: string; browser: Buffer; earliest: Date }
>(
  'takeSignOnRequest',
  `with past as (
     delete from sign_on_request where browser = $browser and refused is not null and id <> $id
   )
   delete from sign_on_request where id = $id and browser = $browser and answered_at > $earliest
   returning employee_id, wanted, name_id, name_id_format, session_index, id_token`,
);

interface Person {
  readonly id: number;
  readonly closed_at: string | null;
}

/** Case-insensitive. */
export const findPersonByUsername = statement<Person, { name: string }>(
  'findSignOnPersonByUsername',
  `select id, closed_at from employee where ${isNamed('$name')}
   order by username = $name desc limit 1`,
);

export const findPersonByNumber = statement<Person, { name: string }>(
  'findSignOnPersonByNumber',
  'select id, closed_at from employee where employee_number = $name',
);
