import { statement } from '../../database/statement.ts';

type Turn = 'LEFT' | 'RIGHT';

/** What a capture is bound to. */
export interface CaptureBinding {
  readonly terminalId: number | null;
  /** Digest of the person to register. */
  readonly registers: Buffer | null;
  /** Digest of the requesting session or device. */
  readonly boundTo: Buffer | null;
}

export const drawCapture = statement<
  never,
  CaptureBinding & { nonceHash: Buffer; firstTurn: Turn; secondTurn: Turn; endsAt: Date }
>(
  'drawFaceCapture',
  `insert into face_capture (nonce_hash, terminal_id, registers, bound_to, first_turn, second_turn, ends_at)
   values ($nonceHash, $terminalId, $registers, $boundTo, $firstTurn, $secondTurn, $endsAt)`,
);

/**
 * Single use: no row for a retry, after the end, from another session, or for another purpose.
 */
export const useCapture = statement<
  { readonly first_turn: Turn; readonly second_turn: Turn | null },
  CaptureBinding & { nonceHash: Buffer; now: Date }
>(
  'useFaceCapture',
  `delete from face_capture
   where nonce_hash = $nonceHash and terminal_id is not distinct from $terminalId::bigint
     and registers is not distinct from $registers::bytea
     and bound_to is not distinct from $boundTo::bytea and ends_at > $now
   returning first_turn, second_turn`,
);

/** `version`: of the text. */
export const askConsent = statement<
  never,
  {
    tokenHash: Buffer;
    terminalId: number;
    employeeId: number;
    version: number;
    endsAt: Date;
    sessionId: number;
  }
>(
  'askFaceConsent',
  `insert into face_question (token_hash, terminal_id, employee_id, version, ends_at, session_id)
   values ($tokenHash, $terminalId, $employeeId, $version, $endsAt, $sessionId)`,
);

/** Single use. */
export const takeQuestion = statement<
  { readonly employee_id: number; readonly version: number },
  { tokenHash: Buffer; terminalId: number; now: Date; sessionId: number }
>(
  'takeFaceQuestion',
  `delete from face_question where token_hash = $tokenHash and terminal_id = $terminalId and ends_at > $now
     and coalesce(session_id, $sessionId) = $sessionId
   returning employee_id, version`,
);
