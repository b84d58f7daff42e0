import type { Api } from 'shared-contracts';

/** Cost centers by a part of their name; without one the first page, the assignment's own first. */
export function costCentersQuery({ query }: Api, assignmentId: number, search: string) {
  return query.GET('/api/time-pairs/cost-centers', {
    params: { query: { assignmentId, ...(search ? { searchString: search } : {}) } },
  });
}

/** Options of a custom field that is searched. */
export function customFieldOptionsQuery({ query }: Api, id: number, search: string) {
  return query.GET('/api/time-pairs/custom-fields/{id}', {
    params: { path: { id }, query: search ? { searchString: search } : {} },
  });
}
