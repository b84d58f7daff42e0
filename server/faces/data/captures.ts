import { statement } from '../../database/statement.ts';

/**
 * Values: nonce digest, terminal or null, digest of the person to register or null, digest of the
 * requesting session or device or null, both turns, end.
 */
export const drawCapture = statement<never>(
  'drawFaceCapture',
  `insert into face_capture (nonce_hash, terminal_id, registers, bound_to, first_turn, second_turn, ends_at)
   values ($1, $2, $3, $4, $5, $6, $7)`,
);

type Turn = 'LEFT' | 'RIGHT';

/**
 * Values: nonce digest, terminal or null, digest of the person to register or null, digest of the
 * session or device or null, now. Single use: no row for a retry, after the end, from another
 * session, or for another purpose.
 */
export const useCapture = statement<{
  readonly first_turn: Turn;
  readonly second_turn: Turn | null;
}>(
  'useFaceCapture',
  `delete from face_capture
   where nonce_hash = $1 and terminal_id is not distinct from $2::bigint
     and registers is not distinct from $3::bytea and bound_to is not distinct from $4::bytea
     and ends_at > $5
   returning first_turn, second_turn`,
);

/** Values: token digest, terminal, employee, version of the text, end, session. */
export const askConsent = statement<never>(
  'askFaceConsent',
  `insert into face_question (token_hash, terminal_id, employee_id, version, ends_at, session_id)
   values ($1, $2, $3, $4, $5, $6)`,
);

/** Values: token digest, terminal, now, session. Single use. */
export const takeQuestion = statement<{ readonly employee_id: number; readonly version: number }>(
  'takeFaceQuestion',
  `delete from face_question where token_hash = $1 and terminal_id = $2 and ends_at > $3
     and coalesce(session_id, $4) = $4
   returning employee_id, version`,
);
