import { notHeld } from 'shared-contracts';
import type { EmployeeActor } from '../../calls/actor.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireFound } from '../../calls/sharedRefusals.ts';
import type { Runner } from '../../database/statement.ts';
import { readStanding } from '../../people/data/standing.ts';

/** A manager gives no PIN to who is closed, nor to who administers and could be clocked by it. */
export async function requireNotAbove(
  database: Runner,
  giver: EmployeeActor,
  employeeId: number,
): Promise<void> {
  const [person] = await database.run(readStanding, { employeeId });
  requireFound(person);
  if (person.isClosed) throw new Refusal('ACCOUNT_CLOSED');
  const above = notHeld(giver.authorities);
  if (person.authorities.some((one) => above.includes(one))) throw new Refusal('RIGHTS_NOT_HELD');
}
