import { statement } from '../../database/statement.ts';
import type { TerminalOperation } from '../rules/terminalOperations.ts';

/** The punch that a dialog can make for one assignment. */
export interface Offer {
  readonly assignmentId: number;
  /** The open shift; null while clocked out. */
  readonly shiftId: number | null;
  /** ISO 8601 in UTC. */
  readonly plannedEnd: string | null;
  readonly operations: readonly TerminalOperation[];
}

interface DialogRow {
  readonly employee_id: number;
  readonly offered: readonly Offer[];
}

export const addDialog = statement<
  never,
  {
    tokenHash: Buffer;
    terminalId: number;
    employeeId: number;
    endsAt: Date;
    offered: string;
    sessionId: number;
  }
>(
  'addTerminalDialog',
  `insert into terminal_dialog (token_hash, terminal_id, employee_id, ends_at, offered, session_id)
   values ($tokenHash, $terminalId, $employeeId, $endsAt, $offered, $sessionId)`,
);

/**
 * Claims a dialog for one punch. No row if it has ended, was used, or was opened on another device;
 * a retry of the same punch claims it again.
 */
export const claimDialog = statement<
  DialogRow,
  { tokenHash: Buffer; terminalId: number; idempotencyKey: string; now: Date; sessionId: number }
>(
  'claimTerminalDialog',
  `update terminal_dialog set used_by = $idempotencyKey
   where token_hash = $tokenHash and terminal_id = $terminalId
     and (used_by = $idempotencyKey or used_by is null and ends_at > $now
       and coalesce(session_id, $sessionId) = $sessionId)
   returning employee_id, offered`,
);

/** After a refused punch, another one is possible. */
export const releaseDialog = statement<never, { tokenHash: Buffer; idempotencyKey: string }>(
  'releaseTerminalDialog',
  'update terminal_dialog set used_by = null where token_hash = $tokenHash and used_by = $idempotencyKey',
);

export const closeDialog = statement<
  never,
  { tokenHash: Buffer; terminalId: number; now: Date; sessionId: number }
>(
  'closeTerminalDialog',
  `update terminal_dialog set ends_at = $now
   where token_hash = $tokenHash and terminal_id = $terminalId and ends_at > $now and coalesce(session_id, $sessionId) = $sessionId`,
);
