import type { EmployeeActor } from '../../calls/actor.ts';
import type { Handlers } from '../../calls/calls.ts';
import { requireFound, requireOtherAccount } from '../../calls/sharedRefusals.ts';
import { unitOfWork, type UnitContext } from '../../calls/unitOfWork.ts';
import type { Features } from '../../features/createFeatures.ts';
import { notify } from '../../notifications/data/notify.ts';
import { forgetChallenges } from '../../passkeys/data/passkeyChallenges.ts';
import { readFullName } from '../../people/data/employees.ts';
import { requireManagedPerson } from '../../people/policies/requireManaged.ts';
import { giveOneTimePassword } from '../../session/data/accounts.ts';
import { createOneTimePassword } from '../../session/data/createOneTimePassword.ts';
import { hashPassword } from '../../session/data/passwords.ts';
import { livingSessions } from '../../session/rules/sessionLife.ts';
import {
  lockAccounts,
  readAccountState,
  removeTokensOf,
  type AccountRow,
} from '../data/accounts.ts';
import type { PasswordMail } from '../data/createPasswordMail.ts';
import {
  requireTakesFromManager,
  requireTakesOneTimePassword,
} from '../policies/requireTakesOneTimePassword.ts';

const oneTimePasswordDays = 7;

/** One-time passwords, given by administrators, and by managers to their people. */
export function oneTimePasswords(
  context: UnitContext,
  features: Pick<Features, 'isOn'>,
  mail: PasswordMail,
): Pick<Handlers, 'giveOneTimePassword' | 'giveManagedOneTimePassword'> {
  /** Replaces the password and ends every session, if `judge` does not refuse. */
  async function give(
    giver: EmployeeActor,
    employeeId: number,
    now: Date,
    judge: (account: AccountRow) => void,
  ) {
    const password = createOneTimePassword();
    const hash = await hashPassword(password);
    const until = new Date(now.getTime() + oneTimePasswordDays * 86_400_000);
    const username = await unitOfWork(context, async (unit) => {
      await unit.run(lockAccounts, { ids: [employeeId] });
      const living = livingSessions(now.toISOString());
      const [account] = await unit.run(readAccountState, { ...living, employeeId });
      requireFound(account);
      judge(account);
      await unit.run(giveOneTimePassword, { employeeId, hash, until });
      await unit.run(removeTokensOf, { employeeIds: [employeeId] });
      await unit.run(forgetChallenges, { employeeId });
      const [by] = await unit.run(readFullName, { id: giver.id });
      const manager = by?.name ?? '';
      await notify(unit, [{ kind: 'PASSWORD_GIVEN', employeeId, manager }], now);
      await mail.tellOfChange(unit, employeeId, now);
      unit.tell({ type: 'notifications-changed', employeeIds: [employeeId] });
      unit.tell({ type: 'session-ended', employeeIds: [employeeId] });
      return account.username ?? '';
    });
    return { username, password, until: until.toISOString() };
  }

  return {
    giveOneTimePassword: async ({ path: { id }, employee, now }) => {
      requireOtherAccount(employee, id);
      const { password, until } = await give(employee, id, now, (account) =>
        requireTakesOneTimePassword(account, employee),
      );
      return { status: 200, body: { password, until } };
    },
    giveManagedOneTimePassword: async ({ path: { id }, employee, now }) => {
      await requireManagedPerson(context.database, employee, id, now);
      const hasSignOn = await features.isOn('SAML_AUTH');
      const body = await give(employee, id, now, (account) =>
        requireTakesFromManager(account, employee, hasSignOn),
      );
      return { status: 200, body };
    },
  };
}
