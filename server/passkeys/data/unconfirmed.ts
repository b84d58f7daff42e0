import { statement } from '../../database/statement.ts';

/**
 * SQL: whether a session does not count once its person needs a passkey. Reads the table
 * `access_token` as `token`.
 */
export const unconfirmed = `(token.way is distinct from 'SIGN_ON' and not token.by_passkey)`;

/** No row if switching on the second factor does not end it. */
export const findUnconfirmed = statement<{ id: number }, { sessionId: number }>(
  'findUnconfirmedSession',
  `select id from access_token token where id = $sessionId and ${unconfirmed}`,
);
