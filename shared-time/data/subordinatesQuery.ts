import { answer, type ApiClient } from 'shared-contracts';

/** The people whom a manager manages, by a part of their name or number; without one the first ones. */
export function subordinatesQuery(api: ApiClient, managerId: number, search: string) {
  return {
    queryKey: ['subordinates', managerId, search],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const { contents } = await answer(
        api.POST('/api/employees/{id}/subordinates', {
          params: { path: { id: managerId }, query: {} },
          body: { page: 0, pageSize: 30, ...(search ? { search } : {}) },
          signal,
        }),
      );
      return contents.map(({ employee }) => employee);
    },
  };
}
