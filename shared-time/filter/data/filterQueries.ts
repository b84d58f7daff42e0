import { answer, type ApiClient, type Locale } from 'shared-contracts';

/** All cost centers; they change rarely. */
export function costCentersQuery(api: ApiClient) {
  return {
    queryKey: ['all-cost-centers'],
    staleTime: 3_600_000,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      answer(api.GET('/api/time-pairs/all-cost-centers', { signal })),
  };
}

/** The company's own entities of assignments with their values. */
export function customFiltersQuery(api: ApiClient, lang: Locale) {
  return {
    queryKey: ['custom-filters', lang],
    staleTime: 3_600_000,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      answer(api.GET('/api/info/custom-filters', { params: { query: { lang } }, signal })),
  };
}
