import type { components } from 'shared-contracts';
import type { TimePair } from './TimeDialogRequest.ts';

type FeatureInfo = components['schemas']['FeatureInfo'];

export interface EditContext extends FeatureInfo {
  readonly actsAs: 'EMPLOYEE' | 'MANAGER';
}

/**
 * Whether a shift, its breaks and comments may be edited: by a manager or by its person, each where
 * the company allows it; by its person on an active assignment only, and not once it was handed over
 * (spec §5, §6).
 */
export function mayEdit(shift: TimePair, { actsAs, features, properties }: EditContext): boolean {
  const isDeleted = shift.status === 'DELETED' || shift.status === 'PENDING_DELETE';
  if (!features.EDIT_TIME_PAIRS || isDeleted) return false;
  return actsAs === 'MANAGER'
    ? properties.EDIT_TIME_MANAGER
    : properties.EDIT_TIME_EMPLOYEE && belongsToItsPerson(shift);
}

function belongsToItsPerson({ employeeAssignment, extractionStatus }: TimePair): boolean {
  return employeeAssignment.active && extractionStatus !== 'EXTRACTED';
}
