import { fold, type components } from 'shared-contracts';
import type { Handlers } from '../calls/calls.ts';
import { command, ownIdempotency } from '../calls/commands.ts';
import { Refusal } from '../calls/refusal.ts';
import { requireFound } from '../calls/sharedRefusals.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import type { Runner } from '../database/statement.ts';
import { forgetChallenges } from '../passkeys/data/passkeyChallenges.ts';
import { forgetPasskeys } from '../passkeys/data/passkeys.ts';
import { passkeyWindowEnd } from '../passkeys/rules/passkeyWindow.ts';
import { livingSessions } from '../session/rules/sessionLife.ts';
import {
  listAccounts,
  lockAccounts,
  readAccountState,
  removeTokensOf,
  setAccountState,
  type AccountRow,
} from './data/accounts.ts';

type Account = components['schemas']['Account'];

const pageSize = 30;

/** Accounts and their sessions; administrators end sessions, reset passkeys and close accounts. */
export function accountsDomain({ database, push }: Pick<ServerContext, 'database' | 'push'>) {
  const endSessions = command<'endSessions'>(
    database,
    async ({ path: { id }, now }, transaction) => {
      await transaction.run(removeTokensOf, [[id]]);
      await transaction.run(forgetChallenges, [id]);
      return { status: 200, body: await read(transaction, id, now) };
    },
  );
  const resetPasskeys = command<'resetPasskeys'>(
    database,
    async ({ path: { id }, employee, now }, transaction) => {
      // A signed-in person registers another passkey in the settings, with a proof of the present
      // one.
      if (id === employee.id) throw new Refusal('OWN_ACCOUNT');
      await transaction.run(forgetPasskeys, [id, now]);
      await transaction.run(removeTokensOf, [[id]]);
      return { status: 200, body: await read(transaction, id, now) };
    },
  );
  const changeState = command<'changeAccountState'>(
    database,
    async ({ path: { id }, body: { closed }, employee, now }, transaction) => {
      if (closed && id === employee.id) throw new Refusal('OWN_ACCOUNT');
      // If two administrators close each other's account, one remains, who can open accounts again.
      const locked = await transaction.run(lockAccounts, [[id, employee.id]]);
      const own = locked.find((account) => account.id === employee.id);
      if (own?.closed_at !== null) throw new Refusal('ACCESS_DENIED');
      await transaction.run(setAccountState, [id, closed ? now : null]);
      if (closed) await transaction.run(removeTokensOf, [[id]]);
      const target = { id, state: closed ? 'closed' : 'opened' };
      return { status: 200, body: await read(transaction, id, now), target };
    },
  );
  const tellOfEnd = (id: number) => push.publish({ type: 'session-ended', employeeIds: [id] });

  return {
    handlers: {
      getAccounts: async ({ query: { page = 0, search }, now }) => {
        const rows = await database.run(listAccounts, [
          ...bounds(now),
          search === undefined ? null : fold(search),
          page * pageSize,
          pageSize,
        ]);
        const totalPages = Math.ceil((rows[0]?.total ?? 0) / pageSize);
        const contents = rows.map(present);
        return { status: 200, body: { contents, totalPages } };
      },
      endSessions: ownIdempotency<'endSessions'>(async (request) => {
        const answer = await endSessions(request);
        tellOfEnd(request.path.id);
        return answer;
      }),
      resetPasskeys: ownIdempotency<'resetPasskeys'>(async (request) => {
        const answer = await resetPasskeys(request);
        tellOfEnd(request.path.id);
        return answer;
      }),
      changeAccountState: ownIdempotency<'changeAccountState'>(async (request) => {
        const answer = await changeState(request);
        tellOfEnd(request.path.id);
        return answer;
      }),
    } satisfies Partial<Handlers>,
  };
}

async function read(transaction: Runner, id: number, now: Date): Promise<Account> {
  const [account] = await transaction.run(readAccountState, [...bounds(now), id]);
  requireFound(account);
  return present(account);
}

function present(row: AccountRow): Account {
  const { employeeId, firstName, lastName, employeeNumber, username, hasPassword } = row;
  const { closedAt, sessions, lastUsedAt, asksForPasskey, passkeys, passkeyOpenFrom } = row;
  return {
    ...{ employeeId, firstName, lastName, employeeNumber, username, hasPassword },
    ...{ closedAt, sessions, lastUsedAt, asksForPasskey, passkeys },
    passkeyUntil: passkeyOpenFrom === null ? null : passkeyWindowEnd(passkeyOpenFrom),
  };
}

function bounds(now: Date): [string, string] {
  const { usedAfter, createdAfter } = livingSessions(now.toISOString());
  return [usedAfter, createdAfter];
}
