import { answer, type ApiClient, type components } from 'shared-contracts';

type Schemas = components['schemas'];

/** Who is clocked, and how. */
export type MassRequest =
  | { readonly kind: 'CLOCK_IN'; readonly rows: readonly Schemas['MassClockInRequest'][] }
  | { readonly kind: 'CLOCK_OUT'; readonly rows: readonly Schemas['MassClockOutRequest'][] };

/** Clocks people; the same key again clocks nobody twice. @throws ApiFailure */
export function clockMany(
  api: ApiClient,
  request: MassRequest,
  key: string,
): Promise<Schemas['MassClockAnswer']> {
  const params = { header: { 'idempotency-key': key }, query: {} };
  return request.kind === 'CLOCK_IN'
    ? answer(api.POST('/api/time-pairs/mass-shift-clock-in', { params, body: [...request.rows] }))
    : answer(api.POST('/api/time-pairs/mass-shift-clock-out', { params, body: [...request.rows] }));
}
