import { useApi, useFeature, useProperty, useQuery } from 'shared-ui';
import { groupsQuery } from '../data/groupCalls.ts';

/** Whether this company has groups of employees. */
export function useKeepsGroups(): boolean {
  const hasSchedules = useFeature('MANAGER_WORK_SCHEDULES');
  return useProperty('EMPLOYEE_GROUPS') && hasSchedules;
}

/** The groups visible to the reader, by name. */
export function useEmployeeGroups() {
  const api = useApi();
  return useQuery({ ...groupsQuery(api), enabled: useKeepsGroups() });
}
