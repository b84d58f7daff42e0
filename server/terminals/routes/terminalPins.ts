import { randomInt } from 'node:crypto';
import { isGuessedFirst } from 'shared-contracts/pins';
import type { Handlers } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireSelf } from '../../calls/sharedRefusals.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import type { Features } from '../../features/createFeatures.ts';
import { requireOn } from '../../features/requireOn.ts';
import { notify } from '../../notifications/data/notify.ts';
import { readFullName } from '../../people/data/employees.ts';
import { managedAssignments } from '../../people/data/managedAssignments.ts';
import { readAccount } from '../../session/data/accounts.ts';
import type { FailedLogIns } from '../../session/data/failedLogIns.ts';
import { hashPassword } from '../../session/data/passwords.ts';
import { requireOwnPassword } from '../../session/data/requireOwnPassword.ts';
import { readPinState, writePin } from '../data/identities.ts';

/** Digits of a PIN that a manager sets. */
const givenDigits = 6;

/** PINs for terminals: chosen by their people, and reset by managers. */
export function terminalPins(
  { database, push }: Pick<ServerContext, 'database' | 'push'>,
  features: Features,
  failures: FailedLogIns,
): Pick<Handlers, 'getTerminalPin' | 'changeTerminalPin' | 'resetTerminalPin'> {
  const requirePins = () => requireOn(features, 'TERMINAL_PIN');

  return {
    getTerminalPin: async ({ employee, path }) => {
      requireSelf(employee, path.sub);
      const [state] = await database.run(readPinState, [employee.id]);
      const { pin_changed_at: changedAt = null, pin_is_given: byManager = false } = state ?? {};
      return { status: 200, body: { changedAt, byManager } };
    },
    changeTerminalPin: async (request) => {
      const { employee, path, body, now } = request;
      requireSelf(employee, path.sub);
      await requirePins();
      const [account] = await database.run(readAccount, [employee.id]);
      await requireOwnPassword(failures, request, account?.password_hash ?? null);
      if (isGuessedFirst(body.pin)) {
        throw new Refusal('VALIDATION_FAILED', { fields: [{ field: 'pin', fault: 'guessable' }] });
      }
      await database.run(writePin, [employee.id, await hashPassword(body.pin), now, false]);
      return { status: 200, body: { changedAt: now.toISOString(), byManager: false } };
    },
    resetTerminalPin: async ({ employee, path, now }) => {
      await requirePins();
      const managed = await managedAssignments(database, employee.id, now);
      if (!managed.some(({ employeeId }) => employeeId === path.id)) throw new Refusal('NOT_FOUND');
      const pin = newPin();
      const hash = await hashPassword(pin);
      const told = await database.transaction(async (transaction) => {
        await transaction.run(writePin, [path.id, hash, now, true]);
        const [manager] = await transaction.run(readFullName, [employee.id]);
        const notice = {
          kind: 'PIN_GIVEN',
          employeeId: path.id,
          manager: manager?.name ?? '',
        } as const;
        return await notify(transaction, [notice], now);
      });
      push.publish({ type: 'notifications-changed', employeeIds: told });
      return { status: 200, body: { pin, changedAt: now.toISOString() } };
    },
  };
}

function newPin(): string {
  const digits = String(randomInt(10 ** givenDigits)).padStart(givenDigits, '0');
  return isGuessedFirst(digits) ? newPin() : digits;
}
