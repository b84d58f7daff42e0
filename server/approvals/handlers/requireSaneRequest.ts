import type { FeatureInfo } from 'shared-contracts';
import type { EmployeeActor } from '../../calls/actor.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireOwnName, selectionTooLarge } from '../../calls/sharedRefusals.ts';

interface AskedRows {
  readonly requestedByUserId: number;
  readonly ids: readonly number[];
  /** The field of the request that names the entry at that index. */
  readonly fieldOf: (index: number) => string;
}

/**
 * Refuses a request in another person's name (ACCESS_DENIED), more entries than one request can
 * decide (SELECTION_TOO_LARGE), and an entry that is named twice.
 */
export async function requireSaneRequest(
  { requestedByUserId, ids, fieldOf }: AskedRows,
  employee: EmployeeActor,
  features: { read(): Promise<FeatureInfo> },
): Promise<void> {
  requireOwnName(employee, requestedByUserId);
  const { properties } = await features.read();
  if (ids.length > properties.MAXIMUM_SELECTABLE_TIME_PAIRS)
    throw selectionTooLarge({ properties });
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (repeated !== -1) {
    const fields = [{ field: fieldOf(repeated), fault: 'combination' as const }];
    throw new Refusal('VALIDATION_FAILED', { fields });
  }
}

/** Refuses entries of more people than one request can decide: SELECTION_TOO_LARGE. */
export function requireFewPeople(
  employeeIds: readonly number[],
  { properties }: Pick<FeatureInfo, 'properties'>,
): void {
  const people = new Set(employeeIds).size;
  if (people > properties.MAXIMUM_SELECTABLE_EMPLOYEES) throw selectionTooLarge({ properties });
}
