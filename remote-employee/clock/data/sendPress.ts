import { answer, type ApiClient, type components } from 'shared-contracts';

type ClockIn = components['schemas']['ClockInRequest'];
type ClockEntry = components['schemas']['ClockEntryRequest'];

/** What a press asks of the server. */
export type PressRequest =
  | { readonly kind: 'clock-in'; readonly body: ClockIn }
  | { readonly kind: 'clock-out' | 'break' | 'resume'; readonly body: ClockEntry };

/**
 * Sends a press; the same key again records nothing twice. `delay`: milliseconds since the press.
 * @throws ApiFailure
 */
export function sendPress(api: ApiClient, request: PressRequest, key: string, delay: number) {
  const params = { header: { 'idempotency-key': key } };
  if (request.kind === 'clock-in') {
    const body = { ...request.body, delayInMilliseconds: delay };
    return answer(api.POST('/api/time-pairs/shift-clock-in', { params, body }));
  }
  const body = { ...request.body, delayInMilliseconds: delay };
  return answer(api.POST(paths[request.kind], { params, body }));
}

const paths = {
  'clock-out': '/api/time-pairs/shift-clock-out',
  break: '/api/time-pairs/segment-clock-in',
  resume: '/api/time-pairs/segment-clock-out',
} as const;
