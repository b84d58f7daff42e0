import type { EmployeeActor } from '../../calls/actor.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Runner } from '../../database/statement.ts';
import { lockAccounts } from '../data/accounts.ts';

/**
 * ACCESS_DENIED for an administrator whose own account is closed, or who is no administrator any
 * more. Locks it and the other one until the transaction ends: if two administrators close each
 * other's account, one remains, who can open accounts again.
 */
export async function requireStillOpen(
  transaction: Runner,
  administrator: EmployeeActor,
  otherId: number,
): Promise<void> {
  const locked = await transaction.run(lockAccounts, { ids: [otherId, administrator.id] });
  const own = locked.find(({ id }) => id === administrator.id);
  if (own?.closed_at !== null || !own.administers) throw new Refusal('ACCESS_DENIED');
}
