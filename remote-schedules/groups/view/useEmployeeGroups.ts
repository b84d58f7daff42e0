import { useApi, useFeature, useProperty, useQuery } from 'shared-ui';
import { groupsQuery } from '../data/groupCalls.ts';

/** Whether this company keeps groups of employees. */
export function useKeepsGroups(): boolean {
  const hasSchedules = useFeature('MANAGER_WORK_SCHEDULES');
  return useProperty('EMPLOYEE_GROUPS') && hasSchedules;
}

/** The groups that the reader sees, by their names. */
export function useEmployeeGroups() {
  const api = useApi();
  return useQuery({ ...groupsQuery(api), enabled: useKeepsGroups() });
}
