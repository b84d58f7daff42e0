import { notOpenedBy } from 'shared-contracts';
import type { EmployeeActor } from '../../calls/actor.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireFound, requireOtherAccount } from '../../calls/sharedRefusals.ts';
import type { Runner } from '../../database/statement.ts';
import { readStanding } from '../../people/data/standing.ts';

/** Whoever manages the company gives a PIN to others, but none to those who may do more. */
export async function requireGetsPin(
  database: Runner,
  giver: EmployeeActor,
  employeeId: number,
): Promise<void> {
  requireOtherAccount(giver, employeeId);
  const [person] = await database.run(readStanding, { employeeId });
  requireFound(person);
  if (person.isClosed) throw new Refusal('ACCOUNT_CLOSED');
  const above = notOpenedBy(giver.authorities);
  if (person.authorities.some((one) => above.includes(one))) throw new Refusal('RIGHTS_NOT_HELD');
}
