import type { Handlers } from '../calls/calls.ts';
import { Refusal } from '../calls/refusal.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import type { SignIn } from '../session/createSignIn.ts';
import { logInTerminal } from './logInTerminal.ts';

/** Log-in and log-out of shared terminals. */
export function terminalsDomain({ database }: ServerContext, { sessions, failures }: SignIn) {
  return {
    handlers: {
      logInTerminal: logInTerminal({ database, failures, sessions }),
      getTerminalSession: async ({ tokens, now }) => {
        const opened = tokens.terminal && (await sessions.readTerminal(tokens.terminal, now));
        if (!opened) throw new Refusal('NO_SESSION');
        return { status: 200, body: opened.session };
      },
      logOutTerminal: async ({ tokens }) => {
        if (tokens.terminal !== null) await sessions.end(tokens.terminal);
        return { status: 204, cookies: [{ name: 'terminal-access-token', value: null }] };
      },
    } satisfies Partial<Handlers>,
  };
}
