import { answer, type ApiClient, type components } from 'shared-contracts';

/** The latest version of a shift, a deleted one too. */
export function latestVersionQuery(api: ApiClient, id: number) {
  return {
    queryKey: ['latest-version', id],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      answer(api.GET('/api/time-pairs/{id}/latest-version', { params: { path: { id } }, signal })),
    staleTime: 0,
  };
}

export function reasonsQuery(api: ApiClient) {
  return {
    queryKey: ['correction-reasons'],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      answer(
        api.GET('/api/info/reasons', {
          params: { query: { isShiftCorrectionReasons: true } },
          signal,
        }),
      ),
  };
}

/** The same key again saves nothing twice. @throws ApiFailure */
export function sendProposal(
  api: ApiClient,
  body: components['schemas']['TimeEntryRequest'],
  key: string,
) {
  const query = body.entryType === 'EDIT' ? { timePairId: body.id } : {};
  const params = { header: { 'idempotency-key': key }, query };
  return answer(api.POST('/api/time-pairs/manual-shift-pair', { params, body }));
}
