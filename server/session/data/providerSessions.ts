import { statement } from '../../database/statement.ts';

/** A session's session at the sign-on provider. */
export interface ProviderSessionRow {
  readonly name_id: string;
  readonly name_id_format: string | null;
  readonly session_index: string | null;
  readonly id_token: string | null;
}

export const addProviderSession = statement<
  never,
  {
    tokenHash: Buffer;
    nameId: string | null;
    nameIdFormat: string | null;
    sessionIndex: string | null;
    idToken: string | null;
  }
>(
  'addProviderSession',
  `insert into provider_session (access_token_id, name_id, name_id_format, session_index, id_token)
   select id, $nameId, $nameIdFormat, $sessionIndex, $idToken
   from access_token where token_hash = $tokenHash`,
);

/** Ends the sessions that belong to a session at the provider. */
export const endProviderSessions = statement<
  { employee_id: number | null },
  { nameId: string | null; sessionIndexes: readonly string[] }
>(
  'endProviderSessions',
  `delete from access_token using provider_session
   where provider_session.access_token_id = access_token.id
     and ((name_id = $nameId and cardinality($sessionIndexes::text[]) = 0)
       or (session_index = any($sessionIndexes::text[]) and ($nameId::text is null or name_id = $nameId)))
   returning access_token.employee_id`,
);

export const keepLogOut = statement<
  never,
  {
    browser: Buffer;
    nameId: string;
    nameIdFormat: string | null;
    sessionIndex: string | null;
    idToken: string | null;
    now: Date;
  }
>(
  'keepSignOnLogOut',
  `insert into sign_on_log_out (browser, name_id, name_id_format, session_index, id_token, ended_at)
   values ($browser, $nameId, $nameIdFormat, $sessionIndex, $idToken, $now)
   on conflict (browser) do update set name_id = excluded.name_id,
     name_id_format = excluded.name_id_format, session_index = excluded.session_index,
     id_token = excluded.id_token, ended_at = excluded.ended_at`,
);

/** The latest one. */
export const findRefusedSignOn = statement<
  { refused: string | null; wanted: string },
  { browser: Buffer; earliest: Date }
>(
  'findRefusedSignOn',
  `select refused, wanted from sign_on_request
   where browser = $browser and refused is not null and answered_at > $earliest
   order by answered_at desc limit 1`,
);

/** Removes it. */
export const takeLogOut = statement<ProviderSessionRow, { browser: Buffer; earliest: Date }>(
  'takeSignOnLogOut',
  `delete from sign_on_log_out where browser = $browser and ended_at > $earliest
   returning name_id, name_id_format, session_index, id_token`,
);
