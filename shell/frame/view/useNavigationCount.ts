import type { NavigationCount, Api, ApiQuery, FeatureName } from 'shared-contracts';
import {
  useApi,
  useAtMostEvery,
  useBusEvent,
  useEmployeeSession,
  useFeature,
  useQuery,
  useQueryClient,
} from 'shared-ui';
import { useStreamBack } from '../../push/view/useStreamBack.ts';
import { useText } from '../../messages/useText.ts';

/** Minimum milliseconds between two reads while the team's time changes. */
const lookEvery = 2_000;

/**
 * The count for a page of the drawer; 0 if unknown. Changes of the team's time are pushed to the
 * manager under the manager's own id; without push the count is polled every minute.
 */
export function useNavigationCount(name: NavigationCount): {
  readonly count: number;
  readonly words: string;
} {
  const { feature, queryOf, words } = navigationCounts[name];
  const api = useApi();
  const text = useText();
  const queries = useQueryClient();
  const { employeeId } = useEmployeeSession();
  const isOn = useFeature(feature);
  const query = queryOf(api, employeeId);
  const { data, isError } = useQuery({
    ...query,
    enabled: isOn,
    refetchInterval: 60_000,
    // On phones the drawer is unmounted while closed and misses events.
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
  });

  const { queryKey } = query;
  const look = useAtMostEvery(lookEvery, () => void queries.invalidateQueries({ queryKey }));
  useStreamBack(look);
  useBusEvent('time-pairs-changed', ({ employeeIds }) => {
    if (employeeIds.includes(employeeId)) look();
  });

  const count = isOn && !isError ? (data?.count ?? 0) : 0;
  return { count, words: text(words, { count }) };
}

interface CountedNavigation {
  /** Not requested while it is off. */
  readonly feature: FeatureName;
  readonly queryOf: (api: Api, employeeId: number) => ApiQuery<{ readonly count: number }>;
  /** The label for screen readers. */
  readonly words: `shell.count.${NavigationCount}`;
}

/** How each count of the drawer is requested. */
const navigationCounts: Readonly<Record<NavigationCount, CountedNavigation>> = {
  timeToDecide: {
    feature: 'APPROVE_TIME_PAIRS',
    queryOf: ({ query }, id) =>
      query.GET('/api/employees/{id}/undecided-count', { params: { path: { id } } }),
    words: 'shell.count.timeToDecide',
  },
  keptPunches: {
    feature: 'TERMINAL',
    queryOf: ({ query }) => {
      const { queryFn } = query.GET('/api/kept-punches');
      return {
        queryKey: query.key('/api/kept-punches', {}, 'count'),
        queryFn: async (context) => ({ count: (await queryFn(context)).total }),
      };
    },
    words: 'shell.count.keptPunches',
  },
};
