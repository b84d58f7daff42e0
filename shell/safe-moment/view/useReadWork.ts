import { useHost, useIsAtRest, useQueryClient } from 'shared-ui';
import { useServices } from '../../application/SessionContext.tsx';
import type { Work } from '../rules/mayTakeNow.ts';

/** Reads what a newer version would disturb at the moment of the call. */
export function useReadWork(): () => Work {
  const { isPunching, holdsInput } = useServices();
  const { session } = useHost();
  const queries = useQueryClient();
  const isAtRest = useIsAtRest();
  return () => ({
    isAtRest,
    isPunching: session.kind === 'employee' && isPunching(session.employeeId),
    isSaving: queries.isMutating() > 0,
    holdsInput: holdsInput(),
  });
}
