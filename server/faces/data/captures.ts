import { statement } from '../../database/statement.ts';

/**
 * Values: nonce's digest, terminal or null, digest of whom it registers or null, digest of the session or
 * device that asked or null, both turns, end.
 */
export const drawCapture = statement<never>(
  'drawFaceCapture',
  `insert into face_capture (nonce_hash, terminal_id, registers, bound_to, first_turn, second_turn, ends_at)
   values ($1, $2, $3, $4, $5, $6, $7)`,
);

type Turn = 'LEFT' | 'RIGHT';

/**
 * Values: nonce's digest, terminal or null, digest of whom it registers or null, digest of the session or
 * device or null, now. Used once: no row for whoever comes again, late, from elsewhere, or for something
 * else.
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

/** Values: token's digest, terminal, employee, version of the text, end, session. */
export const askConsent = statement<never>(
  'askFaceConsent',
  `insert into face_question (token_hash, terminal_id, employee_id, version, ends_at, session_id)
   values ($1, $2, $3, $4, $5, $6)`,
);

/** Values: token's digest, terminal, now, session. Answered once. */
export const takeQuestion = statement<{ readonly employee_id: number; readonly version: number }>(
  'takeFaceQuestion',
  `delete from face_question where token_hash = $1 and terminal_id = $2 and ends_at > $3
     and coalesce(session_id, $4) = $4
   returning employee_id, version`,
);
