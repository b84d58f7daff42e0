import type { Handlers } from '../calls/calls.ts';
import { Refusal } from '../calls/refusal.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import type { SignIn } from '../session/createSignIn.ts';
import { hashToken } from '../session/data/accessTokens.ts';
import type { WritableBook } from '../shift-changes/createShiftCommits.ts';
import { createTerminalMetrics } from './data/createTerminalMetrics.ts';
import { closeDialog } from './data/terminalDialogs.ts';
import { watchTerminals } from './data/watchTerminals.ts';
import { createDialogs } from './createDialogs.ts';
import { identify } from './handlers/identify.ts';
import { keptPunches } from './handlers/keptPunches.ts';
import { createProveIdentity } from './handlers/proveIdentity.ts';
import { punchAtTerminal } from './handlers/punchAtTerminal.ts';
import { sendKeptPunch } from './handlers/sendKeptPunch.ts';
import { terminalDevices, type HeartbeatParts } from './handlers/terminalDevices.ts';
import { terminalPins } from './handlers/terminalPins.ts';
import { terminalSetUp } from './handlers/terminalSetUp.ts';
import { terminalLogIns } from './terminalLogIns.ts';

/** Shared terminals: their log-in, identification, and the one press (spec §4). */
export function terminalsDomain(
  context: ServerContext,
  book: WritableBook,
  { sessions, failures }: SignIn,
  { asksNumberBeforeFace }: Pick<HeartbeatParts, 'asksNumberBeforeFace'>,
) {
  const { database } = context;
  const proveIdentity = createProveIdentity(database, context.configuration.limits);
  const openDialog = createDialogs(database, book);
  createTerminalMetrics(context, book.features);
  return {
    workers: [watchTerminals(context, book.features)],
    handlers: {
      ...terminalLogIns({ database, failures, sessions }),
      getTerminalSession: async ({ tokens, now }) => {
        const opened = tokens.terminal && (await sessions.readTerminal(tokens.terminal, now));
        if (!opened) throw new Refusal('NO_SESSION');
        return { status: 200, body: opened.session };
      },
      logOutTerminal: async ({ tokens }) => {
        if (tokens.terminal !== null) await sessions.end(tokens.terminal);
        return { status: 204, cookies: [{ name: 'terminal-access-token', value: null }] };
      },
      ...identify(book.features, openDialog, proveIdentity),
      ...keptPunches(context, book),
      sendKeptPunch: sendKeptPunch(context, book, proveIdentity),
      punchAtTerminal: punchAtTerminal(context, book),
      endTerminalDialog: async ({ terminal, body, now }) => {
        const { id, sessionId } = terminal;
        await database.run(closeDialog, {
          tokenHash: hashToken(body.dialogToken),
          terminalId: id,
          now,
          sessionId,
        });
        return { status: 204 };
      },
      ...terminalDevices({ context, sessions, asksNumberBeforeFace }),
      ...terminalSetUp(context, sessions),
      ...terminalPins(context, book.features, failures),
    } satisfies Partial<Handlers>,
  };
}
