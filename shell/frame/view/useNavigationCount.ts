import type { NavigationCount } from 'shared-contracts';
import {
  useApi,
  useAtMostEvery,
  useBusEvent,
  useEmployeeSession,
  useFeature,
  useQuery,
  useQueryClient,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { navigationCounts } from '../data/navigationCounts.ts';

/** Milliseconds between two looks while the team's time changes. */
const lookEvery = 2_000;

/**
 * What is counted for a page of the drawer; 0 where nothing is known. The server tells a manager of
 * the team's time by the manager's own id; without the push it is asked again every minute.
 */
export function useNavigationCount(name: NavigationCount): {
  readonly count: number;
  readonly words: string;
} {
  const { feature, read, words } = navigationCounts[name];
  const api = useApi();
  const text = useText();
  const queries = useQueryClient();
  const { employeeId } = useEmployeeSession();
  const queryKey = ['navigation-count', name];
  const { data, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(api, employeeId, signal),
    enabled: useFeature(feature),
    refetchInterval: 60_000,
    // The drawer of a phone hears nothing while it is closed.
    refetchOnMount: 'always',
  });

  const look = useAtMostEvery(lookEvery, () => void queries.invalidateQueries({ queryKey }));
  useBusEvent('time-pairs-changed', ({ employeeIds }) => {
    if (employeeIds.includes(employeeId)) look();
  });

  const count = isError ? 0 : (data ?? 0);
  return { count, words: text(words, { count }) };
}
