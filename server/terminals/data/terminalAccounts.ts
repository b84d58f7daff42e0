import { statement } from '../../database/statement.ts';

interface TerminalAccountRow {
  readonly id: number;
  readonly password_hash: string | null;
}

/** Value: terminal id as typed; capitals do not matter. */
export const findTerminalAccount = statement<TerminalAccountRow>(
  'findTerminalAccount',
  'select id, password_hash from terminal where lower(terminal_id) = lower($1)',
);
