import { answer, type Api, type ApiClient, type components } from 'shared-contracts';
import type { QueryClient } from 'shared-ui';

type Schemas = components['schemas'];

export type PayCycleSignOff = Schemas['PayCycleSignOff'];
export type PayCycleHours = Schemas['PayCycleHours'];

/** Reads again where pay cycles stand and what they hold. */
export function refreshSignOffs({ query }: Api, client: QueryClient): void {
  for (const path of ['/api/pay-cycles/sign-off', '/api/pay-cycles/hours'] as const) {
    void client.invalidateQueries({ queryKey: query.key(path) });
  }
}

/** Signs off what was seen. @throws ApiFailure */
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
