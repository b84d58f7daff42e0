import { fold } from 'shared-contracts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import type { Handler } from '../calls/calls.ts';
import { Refusal } from '../calls/refusal.ts';
import type { SessionStore } from '../session/data/createSessions.ts';
import { deviceDigest, type FailedLogIns } from '../session/data/failedLogIns.ts';
import { provePassword } from '../session/data/provePassword.ts';
import { longestSessionInSeconds } from '../session/rules/sessionLife.ts';

interface TerminalAccountRow {
  readonly id: number;
  readonly password_hash: string | null;
}

const findTerminalAccount = statement<TerminalAccountRow, { terminalId: string }>(
  'findTerminalAccount',
  `select id, password_hash from terminal where fold(terminal_id) = fold($terminalId)
   order by terminal_id = $terminalId desc, lower(terminal_id) = lower($terminalId) desc, id limit 1`,
);

interface LogInParts {
  readonly database: Database;
  readonly failures: FailedLogIns;
  readonly sessions: SessionStore;
}

/** Logs a terminal in, judged like a person's log-in. */
export function logInTerminal({
  database,
  failures,
  sessions,
}: LogInParts): Handler<'logInTerminal'> {
  return async ({ body: { terminalId, password }, address, now, tokens, userAgent }) => {
    const [terminal] = await database.run(findTerminalAccount, { terminalId });
    const subject = terminal ? (`terminal ${terminal.id}` as const) : null;
    const about = subject === null ? {} : { subject };
    const account = subject ?? `terminal name ${fold(terminalId)}`;
    const passwordHash = terminal?.password_hash ?? null;
    const attempt = { account, subject, address, device: tokens.device, now };
    const proven = await provePassword(failures, attempt, { password, passwordHash });
    if (!proven || terminal === undefined) {
      throw new Refusal('WRONG_CREDENTIALS', about);
    }

    if (tokens.terminal !== null) await sessions.end(tokens.terminal);
    const known = await failures.remember(attempt);
    const device = deviceDigest(known.value);
    const token = await sessions.open({ terminalId: terminal.id, device, userAgent }, now);
    const opened = await sessions.readTerminal(token, now);
    if (opened === null) throw new Refusal('WRONG_CREDENTIALS');
    const maxAgeInSeconds = longestSessionInSeconds;
    return {
      status: 200,
      body: opened.session,
      ...about,
      cookies: [{ name: 'terminal-access-token', value: token, maxAgeInSeconds }, known],
    };
  };
}
