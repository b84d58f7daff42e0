import { notHeld, notOpenedBy } from 'shared-contracts';
import { isWeakPin } from 'shared-contracts/pins';
import type { Handlers } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireOtherAccount, requireSelf } from '../../calls/sharedRefusals.ts';
import { unitOfWork, type UnitContext } from '../../calls/unitOfWork.ts';
import type { Features } from '../../features/createFeatures.ts';
import { requireOn } from '../../features/requireOn.ts';
import { notify } from '../../notifications/data/notify.ts';
import { readFullName } from '../../people/data/employees.ts';
import { requireManagedPerson } from '../../people/policies/requireManaged.ts';
import { readAccount } from '../../session/data/accounts.ts';
import type { FailedLogIns } from '../../session/data/failedLogIns.ts';
import { hashPassword } from '../../session/data/passwords.ts';
import { requireOwnPassword } from '../../session/data/requireOwnPassword.ts';
import { requireBelow } from '../policies/requireBelow.ts';
import { createPin } from '../data/createPin.ts';
import { readPinState, writePin } from '../data/identities.ts';

/** PINs for terminals: chosen by their people, and reset by managers. */
export function terminalPins(
  context: UnitContext,
  features: Features,
  failures: FailedLogIns,
): Pick<Handlers, 'getTerminalPin' | 'changeTerminalPin' | 'resetTerminalPin' | 'giveTerminalPin'> {
  const { database } = context;
  const requirePins = () => requireOn(features, 'TERMINAL_PIN');

  /** The answer has the PIN; its person is told by whom it was given. */
  async function give(giverId: number, employeeId: number, now: Date) {
    const pin = createPin();
    const hash = await hashPassword(pin);
    await unitOfWork(context, async (unit) => {
      await unit.run(writePin, { employeeId, pinHash: hash, now, isGiven: true });
      const [giver] = await unit.run(readFullName, { id: giverId });
      const notice = { kind: 'PIN_GIVEN', employeeId, manager: giver?.name ?? '' } as const;
      await notify(unit, [notice], now);
      unit.tell({ type: 'notifications-changed', employeeIds: [employeeId] });
    });
    return { pin, changedAt: now.toISOString() };
  }

  return {
    getTerminalPin: async ({ employee, path }) => {
      requireSelf(employee, path.sub);
      const [state] = await database.run(readPinState, { employeeId: employee.id });
      const { pin_changed_at: changedAt = null, pin_is_given: byManager = false } = state ?? {};
      return { status: 200, body: { changedAt, byManager } };
    },
    changeTerminalPin: async (request) => {
      const { employee, path, body, now } = request;
      requireSelf(employee, path.sub);
      await requirePins();
      const [account] = await database.run(readAccount, { employeeId: employee.id });
      await requireOwnPassword(failures, request, account?.password_hash ?? null);
      if (isWeakPin(body.pin)) {
        throw new Refusal('VALIDATION_FAILED', { fields: [{ field: 'pin', fault: 'guessable' }] });
      }
      await database.run(writePin, {
        employeeId: employee.id,
        pinHash: await hashPassword(body.pin),
        now,
        isGiven: false,
      });
      return { status: 200, body: { changedAt: now.toISOString(), byManager: false } };
    },
    resetTerminalPin: async ({ employee, path, now }) => {
      await requirePins();
      await requireManagedPerson(database, employee, path.id, now);
      await requireBelow(database, path.id, notHeld(employee.authorities));
      return { status: 200, body: await give(employee.id, path.id, now) };
    },
    giveTerminalPin: async ({ employee, path, now }) => {
      await requirePins();
      requireOtherAccount(employee, path.id);
      await requireBelow(database, path.id, notOpenedBy(employee.authorities));
      return { status: 200, body: await give(employee.id, path.id, now) };
    },
  };
}
