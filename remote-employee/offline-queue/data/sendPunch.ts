import { answer, ApiFailure, type ApiClient } from 'shared-contracts';
import type { PunchRequest } from '../rules/queuedPunch.ts';

export interface Sending {
  /** Idempotency-Key: repeating it records nothing twice. */
  readonly key: string;
  /** Milliseconds since the punch was made. */
  readonly delay: number;
  /** Milliseconds of it for which the page itself held the punch back. */
  readonly held: number;
  /** The page is closing: the browser completes the request. */
  readonly keepalive?: boolean;
}

/** Milliseconds until the request times out. */
const punchTimeout = 30_000;

/** @throws ApiFailure; a DOMException on a timeout after 30 s */
export function sendPunch(
  api: ApiClient,
  { kind, body: punch }: PunchRequest,
  { key, delay, held, keepalive = false }: Sending,
) {
  const params = { header: { 'idempotency-key': key } };
  const how = { params, keepalive, signal: AbortSignal.timeout(punchTimeout) };
  const sending = {
    delayInMilliseconds: delay,
    ...(held > 0 ? { heldInMilliseconds: Math.min(Math.round(held), delay) } : {}),
  };
  if (kind === 'clock-in') {
    const body = { ...punch, ...sending };
    return answer(api.POST('/api/time-pairs/shift-clock-in', { ...how, body }));
  }
  const body = { ...punch, ...sending };
  return answer(api.POST(paths[kind], { ...how, body }));
}

const paths = {
  'clock-out': '/api/time-pairs/shift-clock-out',
  break: '/api/time-pairs/segment-clock-in',
  resume: '/api/time-pairs/segment-clock-out',
} as const;

/**
 * The signed-in employee, null if nobody: a refusal may concern somebody else who logged in in the
 * meantime.
 */
export async function signedInEmployee(api: ApiClient): Promise<number | null | 'unknown'> {
  try {
    return (await answer(api.GET('/api/session'))).employeeId;
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    return failure.status === 401 ? null : 'unknown';
  }
}
