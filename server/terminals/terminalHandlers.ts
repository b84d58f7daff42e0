import type { Handlers } from '../http/calls.ts';
import { Refusal } from '../http/refusal.ts';
import type { ServerContext } from '../http/serverContext.ts';
import type { SignIn } from '../session/createSignIn.ts';
import { logInTerminal } from './routes/logInTerminal.ts';

/** Log-in and log-out of shared terminals. */
export function terminalHandlers({ database }: ServerContext, { sessions, failures }: SignIn) {
  return {
    logInTerminal: logInTerminal({ database, failures, sessions }),
    getTerminalSession: async ({ tokens, now }) => {
      const found = tokens.terminal && (await sessions.readTerminal(tokens.terminal, now));
      if (!found) throw new Refusal('NO_SESSION');
      return { status: 200, body: found.session };
    },
    logOutTerminal: async ({ tokens }) => {
      if (tokens.terminal !== null) await sessions.end(tokens.terminal);
      return { status: 204, cookies: [{ name: 'terminal-access-token', value: null }] };
    },
  } satisfies Partial<Handlers>;
}
