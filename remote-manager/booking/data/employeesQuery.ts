import { answer, limits, partsOf, type Api } from 'shared-contracts';

const path = '/api/employees/{id}/subordinatesById';

/** People with their positions and all available choices, by id. */
export function employeesQuery(api: Api, managerId: number, ids: readonly number[]) {
  return {
    queryKey: api.query.key(path, { params: { path: { id: managerId }, query: { ids } } }, 'all'),
    gcTime: 0,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const pages = await Promise.all(
        partsOf(ids, (page) => page.length < limits.maximumPageSize).map((page) =>
          answer(
            api.GET(path, {
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
