import { answer, type ApiClient, type components, type LocalDate } from 'shared-contracts';

type Schemas = components['schemas'];

export type PayCycleSignOff = Schemas['PayCycleSignOff'];
export type PayCycleHours = Schemas['PayCycleHours'];

interface Cancellable {
  readonly signal: AbortSignal;
}

/** Everything about sign-offs lies below this key. */
export const signOffKey = ['sign-off'] as const;

/** Where the pay cycle of the date stands; null asks for none. */
export function signOffQuery(api: ApiClient, date: LocalDate | null) {
  return {
    queryKey: [...signOffKey, 'state', date],
    enabled: date !== null,
    queryFn: ({ signal }: Cancellable): Promise<PayCycleSignOff> =>
      answer(
        api.GET('/api/pay-cycles/sign-off', { signal, params: { query: { date: date ?? '' } } }),
      ),
  };
}

/** What a sign-off would cover now. */
export function hoursQuery(api: ApiClient, date: LocalDate) {
  return {
    queryKey: [...signOffKey, 'hours', date],
    queryFn: ({ signal }: Cancellable): Promise<PayCycleHours> =>
      answer(api.GET('/api/pay-cycles/hours', { signal, params: { query: { date } } })),
  };
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
