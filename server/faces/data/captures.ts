import { statement } from '../../database/statement.ts';

/** Values: nonce's digest, terminal or null, digest of whom it registers or null, both turns, end. */
export const drawCapture = statement<never>(
  'drawFaceCapture',
  `insert into face_capture (nonce_hash, terminal_id, registers, first_turn, second_turn, ends_at)
   values ($1, $2, $3, $4, $5, $6)`,
);

type Turn = 'LEFT' | 'RIGHT';

/**
 * Values: nonce's digest, terminal or null, digest of whom it registers or null, now. Used once: no row
 * for whoever comes again, late, or for something else.
 */
export const useCapture = statement<{
  readonly first_turn: Turn;
  readonly second_turn: Turn | null;
}>(
  'useFaceCapture',
  `delete from face_capture
   where nonce_hash = $1 and terminal_id is not distinct from $2::bigint
     and registers is not distinct from $3::bytea and ends_at > $4
   returning first_turn, second_turn`,
);

/** Values: token's digest, terminal, employee, version of the text, end. */
export const askConsent = statement<never>(
  'askFaceConsent',
  `insert into face_question (token_hash, terminal_id, employee_id, version, ends_at)
   values ($1, $2, $3, $4, $5)`,
);

/** Values: token's digest, terminal, now. Answered once. */
export const takeQuestion = statement<{ readonly employee_id: number; readonly version: number }>(
  'takeFaceQuestion',
  `delete from face_question where token_hash = $1 and terminal_id = $2 and ends_at > $3
   returning employee_id, version`,
);
