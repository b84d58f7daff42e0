import { fold } from 'shared-contracts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import type { CallRequest, Handlers } from '../calls/calls.ts';
import { Refusal } from '../calls/refusal.ts';
import { hashToken } from '../session/data/accessTokens.ts';
import { asDrawn } from '../session/data/createOneTimePassword.ts';
import type { SessionStore } from '../session/data/createSessions.ts';
import { deviceDigest, type FailedLogIns } from '../session/data/failedLogIns.ts';
import { proveInTurn, provePassword } from '../session/data/provePassword.ts';
import { describeDevice } from '../session/rules/describeDevice.ts';
import { longestSessionInSeconds } from '../session/rules/sessionLife.ts';
import { useSetUpCode } from './data/setUpCodes.ts';

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

type LogInRequest = Pick<
  CallRequest<'logInTerminal'> | CallRequest<'logInTerminalByCode'>,
  'address' | 'now' | 'tokens' | 'userAgent'
>;

/** Logs a terminal in by password or by a set-up code, judged like a person's log-in. */
export function terminalLogIns({
  database,
  failures,
  sessions,
}: LogInParts): Pick<Handlers, 'logInTerminal' | 'logInTerminalByCode'> {
  /** The account that is tried, and the attempt at it. */
  async function begin(terminalId: string, { address, now, tokens }: LogInRequest) {
    const [terminal = null] = await database.run(findTerminalAccount, { terminalId });
    const subject = terminal ? (`terminal ${terminal.id}` as const) : null;
    const account = subject ?? `terminal name ${fold(terminalId)}`;
    const attempt = { account, subject, address, device: tokens.device, now };
    return { terminal, attempt, about: subject === null ? {} : { subject } };
  }

  async function open(
    { id: terminalId }: TerminalAccountRow,
    { attempt, about }: Pick<Awaited<ReturnType<typeof begin>>, 'attempt' | 'about'>,
    { now, tokens, userAgent }: LogInRequest,
  ) {
    if (tokens.terminal !== null) await sessions.end(tokens.terminal);
    const known = await failures.remember(attempt);
    const device = deviceDigest(known.value);
    const token = await sessions.open({ terminalId, device, userAgent }, now);
    const opened = await sessions.readTerminal(token, now);
    if (opened === null) throw new Refusal('WRONG_CREDENTIALS');
    const maxAgeInSeconds = longestSessionInSeconds;
    return {
      status: 200 as const,
      body: opened.session,
      ...about,
      cookies: [{ name: 'terminal-access-token', value: token, maxAgeInSeconds } as const, known],
    };
  }

  return {
    logInTerminal: async (request) => {
      const { terminalId, password } = request.body;
      const begun = await begin(terminalId, request);
      const passwordHash = begun.terminal?.password_hash ?? null;
      const proven = await provePassword(failures, begun.attempt, { password, passwordHash });
      if (!proven || begun.terminal === null) throw new Refusal('WRONG_CREDENTIALS', begun.about);
      return open(begun.terminal, begun, request);
    },

    logInTerminalByCode: async (request) => {
      const { body, now, userAgent } = request;
      const begun = await begin(body.terminalId, request);
      // Guessed codes lock no password, and guessed passwords no code.
      const attempt = { ...begun.attempt, account: `${begun.attempt.account} set-up` };
      const proven = await proveInTurn(failures, attempt, async () => {
        const used = await database.run(useSetUpCode, {
          terminalId: begun.terminal?.id ?? null,
          codeHash: hashToken(asDrawn(body.code)),
          now,
          ...describeDevice(userAgent),
        });
        return used.length > 0;
      });
      if (!proven || begun.terminal === null) throw new Refusal('SET_UP_CODE_OVER', begun.about);
      // The wall is everybody's: the session of the person who scanned with this browser ends.
      const { employee } = request.tokens;
      if (employee !== null) await sessions.end(employee);
      const opened = await open(begun.terminal, begun, request);
      const ended = { name: 'access-token', value: null } as const;
      return { ...opened, cookies: [...opened.cookies, ...(employee === null ? [] : [ended])] };
    },
  };
}
