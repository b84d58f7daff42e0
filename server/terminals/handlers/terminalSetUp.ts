import type { Handlers } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireFound } from '../../calls/sharedRefusals.ts';
import { unitOfWork, type UnitContext } from '../../calls/unitOfWork.ts';
import { hashToken } from '../../session/data/accessTokens.ts';
import {
  asDrawn,
  createOneTimePassword,
  createShortOneTimePassword,
} from '../../session/data/createOneTimePassword.ts';
import type { SessionStore } from '../../session/data/createSessions.ts';
import { hashPassword } from '../../session/data/passwords.ts';
import { isEasilyGuessed } from '../../session/data/passwordStrength.ts';
import { endSetUpCode, readSetUpCode, replaceSetUpCode } from '../data/setUpCodes.ts';
import { endDevicesOf, readTerminalWords, setTerminalPassword } from '../data/terminalPasswords.ts';
import { setUpMinutes } from '../rules/setUpMinutes.ts';

/** How a terminal gets its first tablet and its password (docs/decisions/terminal-set-up-code.md). */
export function terminalSetUp(
  context: UnitContext,
  sessions: SessionStore,
): Pick<Handlers, 'makeTerminalSetUpCode' | 'getTerminalSetUpCode' | 'giveTerminalPassword'> {
  const { database } = context;
  return {
    makeTerminalSetUpCode: async ({ path: { id: terminalId }, now }) => {
      const code = createShortOneTimePassword();
      const endsAt = new Date(now.getTime() + setUpMinutes * 60_000);
      const codeHash = hashToken(asDrawn(code));
      const [made] = await database.run(replaceSetUpCode, { terminalId, codeHash, endsAt });
      requireFound(made);
      return {
        status: 200,
        body: { id: made.id, code, endsInSeconds: setUpMinutes * 60 },
        target: targetOf(terminalId),
      };
    },

    getTerminalSetUpCode: async ({ path: { id }, now }) => {
      const [code] = await database.run(readSetUpCode, { id, now });
      const { browser, system } = code ?? { browser: null, system: null };
      return { status: 200, body: { state: stateOf(code), browser, system } };
    },

    giveTerminalPassword: async ({ path: { id: terminalId }, body }) => {
      const { password: chosen, endsSessions } = body;
      const [terminal] = await database.run(readTerminalWords, { terminalId });
      requireFound(terminal);
      const { terminal_id, description, ...names } = terminal;
      const own = {
        ...{ ...names, first_name: description, last_name: '' },
        ...{ username: terminal_id, employee_number: '' },
      };
      if (chosen !== undefined && (await isEasilyGuessed(chosen, own))) {
        throw new Refusal('VALIDATION_FAILED', {
          fields: [{ field: 'password', fault: 'guessable' }],
        });
      }
      const password = chosen ?? createOneTimePassword();
      const passwordHash = await hashPassword(password);
      await unitOfWork(context, async (unit) => {
        const [changed] = await unit.run(setTerminalPassword, { terminalId, passwordHash });
        requireFound(changed);
        await unit.run(endSetUpCode, { terminalId });
        if (!endsSessions) return;
        await unit.run(endDevicesOf, { terminalId });
        unit.afterwards(() => sessions.forget());
      });
      return {
        status: 200,
        body: { password: chosen === undefined ? password : null },
        target: targetOf(terminalId),
      };
    },
  };
}

function targetOf(terminalId: number) {
  return { terminal: `terminal-${terminalId}` };
}

function stateOf(code: { readonly isUsed: boolean; readonly isOver: boolean } | undefined) {
  if (code?.isUsed === true) return 'USED';
  return code === undefined || code.isOver ? 'OVER' : 'WAITING';
}
