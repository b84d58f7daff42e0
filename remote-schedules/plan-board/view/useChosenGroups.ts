import { useMemo } from 'react';
import type { components } from 'shared-contracts';
import { useEmployeeGroups } from '../../groups/view/useEmployeeGroups.ts';

type EmployeeGroupName = components['schemas']['EmployeeGroupName'];

/** The groups in the board's filter, with their names. */
export function useChosenGroups(groupIds: readonly number[]): readonly EmployeeGroupName[] {
  const { data } = useEmployeeGroups();
  return useMemo(
    () =>
      (data ?? [])
        .filter(({ id }) => groupIds.includes(id))
        .map(({ id, groupName }) => ({ id, groupName })),
    [data, groupIds],
  );
}
