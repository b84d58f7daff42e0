import { refusalOf } from 'shared-contracts';
import { Refusal } from '../../calls/refusal.ts';
import type { TimePairRow } from '../../shifts/rules/timePairRow.ts';
import type { EditCase } from '../rules/editCase.ts';

/** Refuses actions that are not permitted on the assignment's time, or on this entry. */
export function requirePermission(
  { action, assignment, active, editor: { actsAs }, features }: EditCase,
  pair?: TimePairRow,
): void {
  const code = refusalOf(action, {
    actsAs,
    ...features,
    assignment: { active, authorityNames: assignment.authorities },
    ...(pair && { entry: { status: pair.status, extractionStatus: pair.extraction_status } }),
  });
  if (code !== null) throw new Refusal(code);
}
