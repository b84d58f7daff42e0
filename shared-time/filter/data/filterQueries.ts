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

/** What people's time can be booked on; it changes rarely. */
export function timeFiltersQuery(api: ApiClient) {
  return {
    queryKey: ['time-filters'],
    staleTime: 3_600_000,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      answer(api.GET('/api/info/time-filters', { signal })),
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
