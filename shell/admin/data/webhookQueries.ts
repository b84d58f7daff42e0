import { answer, type Api, type ApiClient, type components } from 'shared-contracts';

export type Webhook = components['schemas']['Webhook'];
export type WebhookRequest = components['schemas']['WebhookRequest'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
type State = components['schemas']['WebhookDeliveryState'];

/** Milliseconds between two reads of the deliveries. */
const refetchInterval = 5_000;
const deliveries = '/api/webhook-deliveries';

export function webhooksQuery(api: Api) {
  return { ...api.query.GET('/api/webhooks'), refetchInterval };
}

/** Which deliveries are listed; null: any. */
export interface DeliveryFilter {
  readonly webhookId: number | null;
  readonly state: State | null;
}

export function deliveriesQuery(api: Api, { webhookId, state }: DeliveryFilter) {
  const filter = { ...(webhookId !== null && { webhookId }), ...(state !== null && { state }) };
  return {
    queryKey: api.query.key(deliveries, { params: { query: filter } }, 'pages'),
    refetchInterval,
    initialPageParam: null,
    queryFn: ({ pageParam, signal }: { pageParam: number | null; signal: AbortSignal }) =>
      answer(
        api.GET(deliveries, {
          signal,
          params: { query: { ...filter, ...(pageParam !== null && { before: pageParam }) } },
        }),
      ),
    getNextPageParam: ({ next }: components['schemas']['WebhookDeliveryPage']) => next,
  };
}

/** Creates a webhook, or changes the one with this id. @throws ApiFailure */
export function saveWebhook(
  api: ApiClient,
  id: number | null,
  body: WebhookRequest,
): Promise<Webhook> {
  return id === null
    ? answer(api.POST('/api/webhooks', { body }))
    : answer(api.PUT('/api/webhooks/{id}', { params: { path: { id } }, body }));
}

/** Creates the first or next secret, which the server returns only once. @throws ApiFailure */
export async function makeWebhookSecret(api: ApiClient, id: number): Promise<string> {
  const params = { path: { id } };
  const { secret } = await answer(api.POST('/api/webhooks/{id}/secret', { params }));
  return secret;
}

export type WebhookAction = 'test' | 'again' | 'delete';

/** @throws ApiFailure */
export async function doWithWebhook(
  api: ApiClient,
  id: number,
  action: WebhookAction,
): Promise<void> {
  const params = { path: { id } };
  if (action === 'test') await answer(api.POST('/api/webhooks/{id}/test', { params }));
  if (action === 'again') await answer(api.POST('/api/webhooks/{id}/send-again', { params }));
  if (action === 'delete') await answer(api.DELETE('/api/webhooks/{id}', { params }));
}

/** @throws ApiFailure */
export async function sendAgain(api: ApiClient, id: number): Promise<void> {
  await answer(api.POST('/api/webhook-deliveries/{id}/send-again', { params: { path: { id } } }));
}
