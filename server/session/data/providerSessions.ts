import { statement } from '../../database/statement.ts';

/** A session's session at the sign-on provider. */
export interface ProviderSessionRow {
  readonly name_id: string;
  readonly name_id_format: string | null;
  readonly session_index: string | null;
  readonly id_token: string | null;
}

/** Values: token digest, name, its format, session index, ID token. */
export const addProviderSession = statement<never>(
  'addProviderSession',
  `insert into provider_session (access_token_id, name_id, name_id_format, session_index, id_token)
   select id, $2, $3, $4, $5 from access_token where token_hash = $1`,
);

/**
 * Ends the sessions that belong to a session at the provider. Values: name, or null if the session
 * indexes are enough; session indexes, or none for all of that name.
 */
export const endProviderSessions = statement<{ employee_id: number | null }>(
  'endProviderSessions',
  `delete from access_token using provider_session
   where provider_session.access_token_id = access_token.id
     and ((name_id = $1 and cardinality($2::text[]) = 0)
       or (session_index = any($2::text[]) and ($1::text is null or name_id = $1)))
   returning access_token.employee_id`,
);

/** Values: browser digest, name, its format, session index, ID token, now. */
export const keepLogOut = statement<never>(
  'keepSignOnLogOut',
  `insert into sign_on_log_out (browser, name_id, name_id_format, session_index, id_token, ended_at)
   values ($1, $2, $3, $4, $5, $6)
   on conflict (browser) do update set name_id = excluded.name_id,
     name_id_format = excluded.name_id_format, session_index = excluded.session_index,
     id_token = excluded.id_token, ended_at = excluded.ended_at`,
);

/** Values: browser digest, the earliest refusal to return. The latest one. */
export const findRefusedSignOn = statement<{ refused: string | null; wanted: string }>(
  'findRefusedSignOn',
  `select refused, wanted from sign_on_request
   where browser = $1 and refused is not null and answered_at > $2
   order by answered_at desc limit 1`,
);

/** Values: browser digest, the earliest end to return. Removes it. */
export const takeLogOut = statement<ProviderSessionRow>(
  'takeSignOnLogOut',
  `delete from sign_on_log_out where browser = $1 and ended_at > $2
   returning name_id, name_id_format, session_index, id_token`,
);
