import type { FeatureInfo } from 'shared-contracts';
import { Refusal } from '../../calls/refusal.ts';
import { selectionTooLarge } from '../../calls/sharedRefusals.ts';

interface Row {
  readonly employeeAssignmentId: number;
  readonly comment?: string;
}

/**
 * Refuses more rows than may be selected (SELECTION_TOO_LARGE), the same assignment twice, and comments
 * while they are off.
 */
export function requireSaneRows(rows: readonly Row[], { features, properties }: FeatureInfo): void {
  if (rows.length > properties.MAXIMUM_SELECTABLE_EMPLOYEES)
    throw selectionTooLarge({ properties });
  const ids = rows.map(({ employeeAssignmentId }) => employeeAssignmentId);
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (repeated !== -1) {
    const field = `${repeated}.employeeAssignmentId`;
    throw new Refusal('VALIDATION_FAILED', { fields: [{ field, fault: 'combination' }] });
  }
  if (!features.TIME_PAIR_COMMENTS && rows.some(({ comment }) => comment)) {
    throw new Refusal('FEATURE_OFF');
  }
}
