import { answer, type ApiClient } from 'shared-contracts';

/** Cost centers whose name holds the words; the assignment's own comes first. */
export function costCentersQuery(api: ApiClient, assignmentId: number, searchString: string) {
  return {
    queryKey: ['cost-centers', assignmentId, searchString],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      answer(
        api.GET('/api/time-pairs/cost-centers', {
          params: { query: { assignmentId, searchString } },
          signal,
        }),
      ),
  };
}

/** Options of a custom field whose name holds the words. */
export function optionsQuery(api: ApiClient, id: number, searchString: string) {
  return {
    queryKey: ['custom-field-options', id, searchString],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      answer(
        api.GET('/api/time-pairs/custom-fields/{id}', {
          params: { path: { id }, query: { searchString } },
          signal,
        }),
      ),
  };
}
