import { answer, limits, type ApiClient } from 'shared-contracts';
import { batches } from '../../approvals/rules/batches.ts';

/** People with their positions and all that is chosen from, in the order of the ids. */
export function employeesQuery(api: ApiClient, managerId: number, ids: readonly number[]) {
  return {
    queryKey: ['people-to-clock-in', managerId, ids],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const pages = await Promise.all(
        batches(ids, limits.maximumPageSize).map((page) =>
          answer(
            api.GET('/api/employees/{id}/subordinatesById', {
              signal,
              params: { path: { id: managerId }, query: { ids: [...page] } },
            }),
          ),
        ),
      );
      return pages.flat();
    },
  };
}
