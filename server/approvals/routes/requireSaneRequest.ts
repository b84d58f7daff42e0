import type { FeatureInfo } from 'shared-contracts';
import type { CallRequest } from '../../http/calls.ts';
import { Refusal } from '../../http/refusal.ts';
import { selectionTooLarge } from '../../people/routes/selectionTooLarge.ts';

/**
 * Refuses a request in somebody else's name (ACCESS_DENIED), more entries than one request decides
 * (SELECTION_TOO_LARGE), and an entry that stands in the request twice.
 */
export async function requireSaneRequest(
  { body, employee }: Pick<CallRequest<'decideTimePairs'>, 'body' | 'employee'>,
  features: { read(): Promise<FeatureInfo> },
): Promise<void> {
  if (body.requestedByUserId !== employee.id) throw new Refusal('ACCESS_DENIED');
  const { properties } = await features.read();
  const ids = body.statusRequests.map(({ timePairId }) => timePairId);
  if (ids.length > properties.MAXIMUM_SELECTABLE_TIME_PAIRS)
    throw selectionTooLarge({ properties });
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (repeated !== -1) {
    const field = `statusRequests.${repeated}.timePairId`;
    throw new Refusal('VALIDATION_FAILED', { fields: [{ field, fault: 'combination' }] });
  }
}

/** Refuses entries of more people than one request decides: SELECTION_TOO_LARGE. */
export function requireFewPeople(
  employeeIds: readonly number[],
  { properties }: Pick<FeatureInfo, 'properties'>,
): void {
  const people = new Set(employeeIds).size;
  if (people > properties.MAXIMUM_SELECTABLE_EMPLOYEES) throw selectionTooLarge({ properties });
}
