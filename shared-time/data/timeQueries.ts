import type { Api } from 'shared-contracts';

/**
 * Cost centers by part of their name; without a search the first page, the assignment's own first.
 */
export function costCentersQuery({ query }: Api, assignmentId: number, search: string) {
  return query.GET('/api/time-pairs/cost-centers', {
    params: { query: { assignmentId, ...(search ? { searchString: search } : {}) } },
  });
}

/** Options of a custom field with a search. */
export function customFieldOptionsQuery({ query }: Api, id: number, search: string) {
  return query.GET('/api/time-pairs/custom-fields/{id}', {
    params: { path: { id }, query: search ? { searchString: search } : {} },
  });
}
