import type { CallRequest } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Offer } from '../data/terminalDialogs.ts';

/** A terminal's dialog makes only a punch that it offered: NOT_FOUND for every other one. */
export function requireOffered(
  offered: readonly Offer[],
  { assignmentId, operation }: CallRequest<'punchAtTerminal'>['body'],
): Offer {
  const offer = offered.find((each) => each.assignmentId === assignmentId);
  if (!offer?.operations.includes(operation)) throw new Refusal('NOT_FOUND');
  return offer;
}
