import { answer, type ApiClient, type FeatureName, type NavigationCount } from 'shared-contracts';

interface CountedNavigation {
  /** Not asked for where it is off. */
  readonly feature: FeatureName;
  /** @throws ApiFailure */
  readonly read: (api: ApiClient, employeeId: number, signal: AbortSignal) => Promise<number>;
  /** The words for screen readers. */
  readonly words: `shell.count.${NavigationCount}`;
}

/** How each count of the drawer is asked for. */
export const navigationCounts: Readonly<Record<NavigationCount, CountedNavigation>> = {
  timeToDecide: {
    feature: 'APPROVE_TIME_PAIRS',
    read: async (api, id, signal) => {
      const path = '/api/employees/{id}/undecided-count';
      return (await answer(api.GET(path, { params: { path: { id } }, signal }))).count;
    },
    words: 'shell.count.timeToDecide',
  },
};
