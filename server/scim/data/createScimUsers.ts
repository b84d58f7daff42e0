import type { Locale } from 'shared-contracts';
import { removeTokensOf } from '../../accounts/data/accounts.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import type { Runner } from '../../database/statement.ts';
import { lockInstallation } from '../../database/installation.ts';
import { deliverPerson, type Delivery } from './deliverPerson.ts';
import { changedWork } from '../rules/workValues.ts';
import type { UserFilter } from '../rules/readFilter.ts';
import {
  lastAdministrator,
  noAccountForAdministrator,
  requireAdministratorKept,
} from '../rules/requireAdministratorKept.ts';
import { ScimFault } from '../rules/scimFault.ts';
import type { UserValues } from '../rules/userValues.ts';
import {
  addScimUser,
  changeScimUser,
  countScimUsers,
  listScimUsers,
  lockScimUser,
  openScimAccount,
  readOtherAdministrators,
  readScimUser,
  removeScimUser,
  type LockedScimUserRow,
  type ScimUserColumns,
  type ScimUserRow,
} from './scimUsers.ts';

/** A person with an account, as a provider sees it. */
export interface ScimUser extends UserValues {
  readonly id: number;
}

/** The change of an account. */
export type AccountState = 'opened' | 'closed' | 'changed' | 'removed';

export interface Changed {
  readonly user: ScimUser;
  /** Null if nothing changed. */
  readonly state: AccountState | null;
}

interface Page {
  /** Rows to skip. */
  readonly offset: number;
  readonly limit: number;
}

/** People with accounts, as a provider lists, opens, changes and closes them. */
export function createScimUsers({ database, push }: Pick<ServerContext, 'database' | 'push'>) {
  /** Notifies pages, and other servers drop the sessions from their caches. */
  function tellOfEnd(id: number): void {
    push.publish({ type: 'session-ended', employeeIds: [id] });
  }

  return {
    async list(filter: UserFilter, { offset, limit }: Page) {
      if (filter.isNobody === true) return { total: 0, users: [] };
      const page = listScimUsers(filter);
      const values = [...page.values, offset, limit];
      const rows = limit === 0 ? [] : await database.run(page.statement, values);
      const users = rows.map(userOf);
      const isAll = offset === 0 && users.length < limit;
      if (isAll) return { total: users.length, users };
      const count = countScimUsers(filter);
      const [counted] = await database.run(count.statement, count.values);
      return { total: counted?.total ?? 0, users };
    },

    /** @throws ScimFault if there is no such user */
    async read(id: number): Promise<ScimUser> {
      const [row] = await database.run(readScimUser, { id });
      if (row === undefined) throw nobody();
      return userOf(row);
    },

    /** Creates a person, or an account for a person without one. @throws ScimFault */
    async add(user: UserValues, locale: Locale, delivery: Delivery): Promise<ScimUser> {
      const row = await unique(() =>
        database.transaction(async (transaction) => {
          const stored = await storeUser(transaction, user, locale, delivery.now);
          await deliverPerson(transaction, stored.id, user.work, delivery);
          return stored;
        }),
      );
      return { ...userOf(row), work: user.work };
    },

    /**
     * Changes a person; closing the account ends all sessions.
     *
     * @param change returns the new state from the old one; can refuse
     * @throws ScimFault
     */
    async change(
      id: number,
      change: (before: ScimUser) => UserValues,
      { tokenId, now }: Delivery,
    ): Promise<Changed> {
      const changed = await unique(() =>
        database.transaction(async (transaction): Promise<Changed> => {
          const row = await locked(transaction, id);
          const before = userOf(row);
          const after = { id, ...change(before) };
          const state = stateOf(before, after);
          if (row.administers) requireAdministratorKept(before, after);
          if (row.administers && state === 'closed')
            await requireOtherAdministrator(transaction, id);
          if (state === null) return { user: before, state };
          const closedAt = after.active ? null : (row.closed_at ?? now);
          await transaction.run(changeScimUser, { id, ...columnsOf(after, closedAt) });
          await deliverPerson(transaction, id, after.work, { tokenId, now });
          if (state === 'closed') await transaction.run(removeTokensOf, { employeeIds: [id] });
          return { user: after, state };
        }),
      );
      if (changed.state === 'closed') tellOfEnd(id);
      return changed;
    },

    /**
     * Removes the account and ends all of the person's sessions.
     *
     * @param judge can refuse
     * @throws ScimFault
     */
    async remove(
      id: number,
      judge: (before: ScimUser) => void,
      { tokenId, now }: Delivery,
    ): Promise<void> {
      await database.transaction(async (transaction) => {
        const row = await locked(transaction, id);
        judge(userOf(row));
        const closes = row.closed_at === null;
        if (row.administers && closes) await requireOtherAdministrator(transaction, id);
        await transaction.run(removeScimUser, { id, now });
        await deliverPerson(transaction, id, {}, { tokenId, now });
        await transaction.run(removeTokensOf, { employeeIds: [id] });
      });
      tellOfEnd(id);
    },
  };
}

function userOf(row: ScimUserRow): ScimUser {
  return {
    id: row.id,
    userName: row.username,
    externalId: row.external_id,
    givenName: row.first_name,
    familyName: row.last_name,
    employeeNumber: row.employee_number,
    email: row.email,
    active: row.closed_at === null,
    work: changedWork({}, row.work),
  };
}

function columnsOf(user: UserValues, closedAt: Date | string | null): ScimUserColumns {
  const { userName, externalId, givenName, familyName, email } = user;
  return {
    username: userName,
    externalId,
    firstName: givenName,
    lastName: familyName,
    email,
    closedAt,
  };
}

function stateOf(before: ScimUser, after: ScimUser): AccountState | null {
  if (before.active !== after.active) return after.active ? 'opened' : 'closed';
  const textOf = (user: ScimUser) => JSON.stringify([columnsOf(user, null), user.work]);
  return textOf(before) === textOf(after) ? null : 'changed';
}

/** Opens the account of a person without one, or adds the person. */
async function storeUser(
  transaction: Runner,
  user: UserValues,
  locale: Locale,
  now: Date,
): Promise<ScimUserRow> {
  const { employeeNumber } = user;
  const values = { employeeNumber, ...columnsOf(user, user.active ? null : now) };
  const opened = await transaction.run(openScimAccount, values);
  if (opened[0]?.administers === true) throw noAccountForAdministrator();
  const [row] =
    opened.length > 0 ? opened : await transaction.run(addScimUser, { ...values, locale });
  if (row === undefined) throw new Error('The person was not stored.');
  return row;
}

async function locked(transaction: Runner, id: number): Promise<LockedScimUserRow> {
  const [row] = await transaction.run(lockScimUser, { id });
  if (row === undefined) throw nobody();
  return row;
}

/** Waits for concurrent closings of administrators' accounts. */
async function requireOtherAdministrator(transaction: Runner, id: number): Promise<void> {
  await transaction.run(lockInstallation);
  const others = await transaction.run(readOtherAdministrators, { id });
  if (others.length === 0) throw lastAdministrator();
}

function nobody(): ScimFault {
  return new ScimFault(404, 'There is no such user.');
}

/** Turns a unique-constraint violation into SCIM's `uniqueness` error. */
async function unique<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === '23505';
    if (!isTaken) throw error;
    const detail = "userName, externalId or employeeNumber is another user's already.";
    throw new ScimFault(409, detail, 'uniqueness');
  }
}
