import type { Handlers } from '../../calls/calls.ts';
import { command } from '../../calls/commands.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireFound } from '../../calls/sharedRefusals.ts';
import type { UnitContext } from '../../calls/unitOfWork.ts';
import type { Runner } from '../../database/statement.ts';
import {
  listPasskeys,
  lockPasskeyOwner,
  readPasskeyOwner,
  removePasskey,
  renamePasskey,
} from '../../passkeys/data/passkeys.ts';
import type { SignIn } from '../createSignIn.ts';
import { passkeyName } from '../rules/passkeyName.ts';
import { requireProof } from './logInByPasskey.ts';

const mostPasskeys = 10;

type OwnPasskeyHandlers = Pick<
  Handlers,
  'getPasskeys' | 'beginPasskey' | 'provePasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey'
>;

/**
 * A person's own passkeys. Registering another one requires a proof of an existing one within the
 * same session: neither a password nor an open page is enough.
 */
export function ownPasskeys(context: UnitContext, signIn: SignIn): OwnPasskeyHandlers {
  const { database } = context;
  const { passkeys } = signIn;
  const read = async (runner: Runner, employeeId: number) => {
    const [[owner], rows] = [
      await runner.run(readPasskeyOwner, { employeeId }),
      await runner.run(listPasskeys, { employeeId }),
    ];
    const contents = rows.map(({ id, name, made_at, last_used_at, backed_up }) => ({
      ...{ id, name, madeAt: made_at, lastUsedAt: last_used_at, isBackedUp: backed_up },
    }));
    return { isAskedFor: owner?.asksForPasskey === true, contents };
  };

  return {
    getPasskeys: async ({ employee }) => ({
      status: 200,
      body: await read(database, employee.id),
    }),
    beginPasskey: async ({ employee, host, now }) => {
      const site = passkeys.siteAt(host);
      const { contents } = await read(database, employee.id);
      // The log-in that requires a first one registers it.
      if (contents.length === 0) throw new Refusal('NOT_FOUND');
      if (contents.length >= mostPasskeys) throw new Refusal('TOO_MANY_PASSKEYS');
      const asked = { employeeId: employee.id, sessionId: employee.sessionId };
      return { status: 200, body: await passkeys.ask({ kind: 'PROVE', ...asked }, site, now) };
    },
    provePasskey: async (request) => {
      const { employee, host, now } = request;
      const { sessionId } = employee;
      await requireProof(signIn, request, sessionId);
      const site = passkeys.siteAt(host);
      const asked = { kind: 'REGISTER', employeeId: employee.id, sessionId } as const;
      return { status: 200, body: await passkeys.ask(asked, site, now) };
    },
    addPasskey: async ({ employee, body, host, userAgent, now }) => {
      const { sessionId } = employee;
      const site = passkeys.siteAt(host);
      const taken = await passkeys.take(body.ticket, { kind: 'REGISTER', sessionId }, now);
      const name = passkeyName(body.name, userAgent);
      const made = { body, name, fewest: 1, most: mostPasskeys - 1 };
      const isKept = await database.transaction((transaction) =>
        passkeys.register(transaction, taken, made, site, now),
      );
      if (!isKept) throw new Refusal('PASSKEY_REFUSED');
      return { status: 200, body: await read(database, employee.id) };
    },
    renamePasskey: command(context, async ({ path: { id }, body: { name }, employee }, unit) => {
      const [renamed] = await unit.run(renamePasskey, {
        employeeId: employee.id,
        id,
        name: name.trim(),
      });
      requireFound(renamed);
      return { status: 200, body: await read(unit, employee.id) };
    }),
    removePasskey: command(context, async ({ path: { id }, employee }, unit) => {
      await unit.run(lockPasskeyOwner, { employeeId: employee.id });
      const { isAskedFor, contents } = await read(unit, employee.id);
      if (!contents.some((passkey) => passkey.id === id)) throw new Refusal('NOT_FOUND');
      const left = isAskedFor ? 1 : 0;
      const [removed] = await unit.run(removePasskey, { employeeId: employee.id, id, left });
      if (removed === undefined) throw new Refusal('LAST_PASSKEY');
      return { status: 200, body: await read(unit, employee.id) };
    }),
  };
}
