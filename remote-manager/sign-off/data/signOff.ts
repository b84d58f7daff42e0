import { answer, type Api, type ApiClient, type components } from 'shared-contracts';
import type { QueryClient } from 'shared-ui';

type Schemas = components['schemas'];

export type PayCycleSignOff = Schemas['PayCycleSignOff'];
export type PayCycleHours = Schemas['PayCycleHours'];

/** Refetches the state of pay cycles and their hours. */
export function refreshSignOffs({ query }: Api, client: QueryClient): void {
  for (const path of ['/api/pay-cycles/sign-off', '/api/pay-cycles/hours'] as const) {
    void client.invalidateQueries({ queryKey: query.key(path) });
  }
}

/** Signs off the hours shown. @throws ApiFailure */
export async function signOff(
  api: ApiClient,
  { startDate, endDate, seen }: PayCycleHours,
  key: string,
): Promise<void> {
  await answer(
    api.POST('/api/pay-cycles/sign-off', {
      params: { header: { 'idempotency-key': key } },
      body: { startDate, endDate, seen },
    }),
  );
}
