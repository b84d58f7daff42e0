import { fold, type components } from 'shared-contracts';
import type { Handlers } from '../calls/calls.ts';
import { command } from '../calls/commands.ts';
import { requireFound, requireOtherAccount } from '../calls/sharedRefusals.ts';
import type { EmployeeActor } from '../calls/actor.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import type { Unit } from '../calls/unitOfWork.ts';
import type { Runner } from '../database/statement.ts';
import { forgetChallenges } from '../passkeys/data/passkeyChallenges.ts';
import { forgetPasskeys } from '../passkeys/data/passkeys.ts';
import { readStanding } from '../people/data/standing.ts';
import { passkeyWindowEnd } from '../passkeys/rules/passkeyWindow.ts';
import type { Features } from '../features/createFeatures.ts';
import type { SignIn } from '../session/createSignIn.ts';
import { livingSessions } from '../session/rules/sessionLife.ts';
import { readAccountDetails } from './data/accountDetails.ts';
import {
  listAccounts,
  readAccountState,
  removeTokensOf,
  setAccountState,
  type AccountRow,
} from './data/accounts.ts';
import { createPasswordMail } from './data/createPasswordMail.ts';
import { oneTimePasswords } from './handlers/oneTimePasswords.ts';
import { passwordLinks } from './handlers/passwordLinks.ts';
import { oneTimePasswordRefusal } from './policies/requireTakesOneTimePassword.ts';
import { requireStillOpen } from './policies/requireStillOpen.ts';

type Account = components['schemas']['Account'];

const pageSize = 30;

/**
 * Accounts and their sessions; administrators end sessions, reset passkeys, give one-time passwords
 * and close accounts. The ways back to a forgotten password.
 */
export function accountsDomain(
  context: ServerContext,
  { failures }: Pick<SignIn, 'failures'>,
  features: Pick<Features, 'isOn'>,
) {
  const { database } = context;
  const mail = createPasswordMail(context);
  const tellOfEnd = (unit: Unit, id: number) =>
    unit.tell({ type: 'session-ended', employeeIds: [id] });

  return {
    handlers: {
      getAccounts: async ({ query: { page = 0, search }, employee, now }) => {
        const rows = await database.run(listAccounts, {
          ...livingSessions(now.toISOString()),
          search: search === undefined ? null : fold(search),
          offset: page * pageSize,
          limit: pageSize,
        });
        const totalPages = Math.ceil((rows[0]?.total ?? 0) / pageSize);
        const contents = rows.map((row) => present(row, employee));
        return { status: 200, body: { contents, totalPages } };
      },
      getAccount: async ({ path: { id }, employee, now }) => {
        const account = await read(database, id, employee, now);
        const [standing] = await database.run(readStanding, { employeeId: id });
        const [details] = await database.run(readAccountDetails, { employeeId: id });
        requireFound(standing);
        requireFound(details);
        const { authorities } = standing;
        return { status: 200, body: { account, authorities: [...authorities], ...details } };
      },
      endSessions: command(context, async ({ path: { id }, employee, now }, unit) => {
        await unit.run(removeTokensOf, { employeeIds: [id] });
        await unit.run(forgetChallenges, { employeeId: id });
        tellOfEnd(unit, id);
        return { status: 200, body: await read(unit, id, employee, now) };
      }),
      resetPasskeys: command(context, async ({ path: { id }, employee, now }, unit) => {
        // A signed-in person registers another passkey in the settings, with a proof of the present
        // one.
        requireOtherAccount(employee, id);
        await unit.run(forgetPasskeys, { id, now });
        await unit.run(removeTokensOf, { employeeIds: [id] });
        tellOfEnd(unit, id);
        return { status: 200, body: await read(unit, id, employee, now) };
      }),
      changeAccountState: command(context, async (request, unit) => {
        const {
          path: { id },
          body: { closed },
          employee,
          now,
        } = request;
        if (closed) requireOtherAccount(employee, id);
        await requireStillOpen(unit, employee, id);
        await unit.run(setAccountState, { id, closedAt: closed ? now : null });
        if (closed) await unit.run(removeTokensOf, { employeeIds: [id] });
        tellOfEnd(unit, id);
        const target = { id, state: closed ? 'closed' : 'opened' };
        return { status: 200, body: await read(unit, id, employee, now), target };
      }),
      ...oneTimePasswords(context, features, mail),
      ...passwordLinks(context, mail, failures),
    } satisfies Partial<Handlers>,
    workers: [mail.worker],
  };
}

async function read(
  transaction: Runner,
  id: number,
  employee: EmployeeActor,
  now: Date,
): Promise<Account> {
  const [account] = await transaction.run(readAccountState, {
    ...livingSessions(now.toISOString()),
    employeeId: id,
  });
  requireFound(account);
  return present(account, employee);
}

function present(row: AccountRow, administrator: EmployeeActor): Account {
  const { employeeId, firstName, lastName, employeeNumber, username, hasPassword } = row;
  const { closedAt, sessions, lastUsedAt, asksForPasskey, passkeys, passkeyOpenFrom } = row;
  return {
    ...{ employeeId, firstName, lastName, employeeNumber, username, hasPassword },
    ...{ closedAt, sessions, lastUsedAt, asksForPasskey, passkeys },
    passkeyUntil: passkeyOpenFrom === null ? null : passkeyWindowEnd(passkeyOpenFrom),
    takesOneTimePassword:
      administrator.authorities.has('DEV_ADMIN') &&
      row.employeeId !== administrator.id &&
      oneTimePasswordRefusal(row, administrator) === null,
  };
}
