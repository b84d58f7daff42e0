import type { FeatureInfo } from 'shared-contracts';
import type { CallRequest } from '../../http/calls.ts';
import { Refusal, type Fault } from '../../http/refusal.ts';

/**
 * Refuses a request in somebody else's name (ACCESS_DENIED), more entries than may be selected, and
 * an entry that stands in the request twice.
 */
export async function requireSaneRequest(
  { body, employee }: Pick<CallRequest<'decideTimePairs'>, 'body' | 'employee'>,
  features: { read(): Promise<FeatureInfo> },
): Promise<void> {
  if (body.requestedByUserId !== employee.id) throw new Refusal('ACCESS_DENIED');
  const { properties } = await features.read();
  const ids = body.statusRequests.map(({ timePairId }) => timePairId);
  if (ids.length > properties.MAXIMUM_SELECTABLE_TIME_PAIRS) {
    throw fault('statusRequests', 'length');
  }
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (repeated !== -1) throw fault(`statusRequests.${repeated}.timePairId`, 'combination');
}

function fault(field: string, kind: Fault): Refusal {
  return new Refusal('VALIDATION_FAILED', { fields: [{ field, fault: kind }] });
}
