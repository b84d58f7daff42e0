import type { Authority } from 'shared-contracts';
import { Refusal } from '../../calls/refusal.ts';
import { requireFound } from '../../calls/sharedRefusals.ts';
import type { Runner } from '../../database/statement.ts';
import { readStanding } from '../../people/data/standing.ts';

/** Refuses a PIN for whoever is closed or has one of the authorities that are above the giver. */
export async function requireBelow(
  database: Runner,
  employeeId: number,
  above: readonly Authority[],
): Promise<void> {
  const [person] = await database.run(readStanding, { employeeId });
  requireFound(person);
  if (person.isClosed) throw new Refusal('ACCOUNT_CLOSED');
  if (person.authorities.some((one) => above.includes(one))) throw new Refusal('RIGHTS_NOT_HELD');
}
