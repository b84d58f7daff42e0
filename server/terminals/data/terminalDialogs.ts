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

/** Values: token digest, terminal, employee, end, `Offer`s as JSON, the terminal's session. */
export const openDialog = statement<never>(
  'openTerminalDialog',
  `insert into terminal_dialog (token_hash, terminal_id, employee_id, ends_at, offered, session_id)
   values ($1, $2, $3, $4, $5, $6)`,
);

/**
 * Claims a dialog for one punch. Values: token digest, terminal, key, now, session. No row if it
 * has ended, was used, or was opened on another device; a retry of the same punch claims it again.
 */
export const claimDialog = statement<DialogRow>(
  'claimTerminalDialog',
  `update terminal_dialog set used_by = $3
   where token_hash = $1 and terminal_id = $2
     and (used_by = $3 or used_by is null and ends_at > $4 and coalesce(session_id, $5) = $5)
   returning employee_id, offered`,
);

/** Values: token digest, key. After a refused punch, another one is possible. */
export const releaseDialog = statement<never>(
  'releaseTerminalDialog',
  'update terminal_dialog set used_by = null where token_hash = $1 and used_by = $2',
);

/** Values: token digest, terminal, now, session. */
export const closeDialog = statement<never>(
  'closeTerminalDialog',
  `update terminal_dialog set ends_at = $3
   where token_hash = $1 and terminal_id = $2 and ends_at > $3 and coalesce(session_id, $4) = $4`,
);
