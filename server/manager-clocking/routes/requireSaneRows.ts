import type { FeatureInfo } from 'shared-contracts';
import { Refusal, type Fault } from '../../http/refusal.ts';

interface Row {
  readonly employeeAssignmentId: number;
  readonly comment?: string;
}

/** Refuses more rows than may be selected, the same assignment twice, and comments while they are off. */
export function requireSaneRows(rows: readonly Row[], { features, properties }: FeatureInfo): void {
  if (rows.length > properties.MAXIMUM_SELECTABLE_EMPLOYEES) throw fault('body', 'length');
  const ids = rows.map(({ employeeAssignmentId }) => employeeAssignmentId);
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (repeated !== -1) throw fault(`${repeated}.employeeAssignmentId`, 'combination');
  if (!features.TIME_PAIR_COMMENTS && rows.some(({ comment }) => comment)) {
    throw new Refusal('FEATURE_OFF');
  }
}

function fault(field: string, kind: Fault): Refusal {
  return new Refusal('VALIDATION_FAILED', { fields: [{ field, fault: kind }] });
}
