import type { components, PayCycle } from 'shared-contracts';
import { useApi, useEmployeeSession, useFeature, useHost, useQuery } from 'shared-ui';
import type { TimeDialogProps } from '../../TimeDialogProps.ts';
import type { EntrySubject } from '../../rules/TimeDialogRequest.ts';
import { addableAssignments } from '../../rules/addableAssignments.ts';
import { isBreakSubject, shiftOf } from '../rules/entrySubject.ts';

type Assignment = components['schemas']['Assignment'];
type TimePair = components['schemas']['TimePair'];

/** What the dialog needs before it can open. */
export interface EntryAssignments {
  /** Null while it loads. */
  readonly assignments: readonly Assignment[] | null;
  readonly payCycle: PayCycle | null;
  readonly failure: Error | null;
  readonly retry: () => void;
}

/** The possible assignments: the entry's own, or for a new one those that accept new time. */
export function useEntryAssignments(
  subject: EntrySubject,
  { actsAs, person }: Pick<TimeDialogProps, 'actsAs' | 'person'>,
): EntryAssignments {
  const api = useApi();
  const { features } = useHost();
  const { employee } = useEmployeeSession();
  const isOwn = employee.id === person.id;
  const others = useQuery({
    ...api.query.GET('/api/employees/{id}/assignments', { params: { path: { id: person.id } } }),
    enabled: !isOwn,
  });
  const payCycle = useQuery(api.query.GET('/api/info/pay-cycle'));
  const known = isOwn ? employee.assignments : others.data;
  const own = shiftOf(subject)?.employeeAssignment.id;
  return {
    assignments:
      known === undefined
        ? null
        : own === undefined
          ? addableAssignments(known, actsAs, features)
          : known.filter(({ id }) => id === own),
    payCycle: payCycle.data ?? null,
    failure: others.error,
    retry: () => void others.refetch(),
  };
}

/**
 * What happens to the entry after saving, as far as the page knows. Null if nothing: without
 * approvals, and for a break that a manager adds or edits, which leaves undecided time undecided.
 */
export function useStatusAfterSave(
  actsAs: TimeDialogProps['actsAs'],
  subject: EntrySubject,
): 'PENDING' | 'APPROVED' | null {
  const isAutoApproved = useFeature('AUTO_APPROVAL');
  const hasApproval = useFeature('APPROVE_TIME_PAIRS');
  if (!hasApproval) return null;
  if (actsAs === 'MANAGER' && isBreakSubject(subject) && isUndecided(subject.shift)) return null;
  const isNew = subject.kind === 'ADD_SHIFT' || subject.kind === 'CLONE_SHIFT';
  return actsAs === 'MANAGER' || (isAutoApproved && isNew) ? 'APPROVED' : 'PENDING';
}

function isUndecided({ status, extractionStatus }: TimePair): boolean {
  return (status === 'PENDING' || status === 'INCOMPLETE') && extractionStatus !== 'EXTRACTED';
}

/** The switches that determine the dialog's fields. */
export function useEntryFeatures() {
  const { features, properties } = useHost().features;
  return {
    features,
    maximumManagerEditRange: properties.MAXIMUM_MANAGER_EDIT_RANGE,
    hasCostCenters: features.COST_CENTERS,
    costCenterRequired: features.COST_CENTERS && features.COST_CENTER_FIELD_REQUIRED,
    freeTextReasons: features.FREE_TEXT_REASONS,
    hasComments: features.TIME_PAIR_COMMENTS,
  };
}
