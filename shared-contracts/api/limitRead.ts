import type { paths } from '../openapi/schema.gen.ts';

/** Milliseconds; what is read takes far less, and who waits longer wants to know. */
const longestRead = 20_000;

/** Operations that ask for something, though by POST: what they send has no room in an address. */
const readsByPost = [
  '/api/employees/{id}/subordinates',
  '/api/terminal/heartbeats',
  '/api/time-pairs/approvals/selection',
  '/api/time-pairs/fetch-approvals',
  '/api/time-pairs/shift-summaries',
  '/api/time-pairs/unworked-days',
  '/api/work-schedules/assignments',
  '/api/work-schedules/planned-counts',
  '/api/work-schedules/preview',
] as const satisfies readonly (keyof paths)[];

export type ReadByPost = (typeof readsByPost)[number];

const isReadByPost: ReadonlySet<string> = new Set(readsByPost);

/** Whether a call asks for something that is there: files are made while they are waited for. */
export function isRead(method: string, path: string, parseAs: string): boolean {
  return method === 'GET' ? parseAs === 'json' : isReadByPost.has(path);
}

/**
 * Ends a read that hangs with a `TimeoutError`, as `signal` ends it earlier: a page says that it failed
 * instead of showing its skeleton for good.
 */
export function limitRead(signal: AbortSignal): AbortSignal {
  const limited = new AbortController();
  for (const ending of [signal, AbortSignal.timeout(longestRead)]) {
    const end = () => limited.abort(ending.reason);
    if (ending.aborted) end();
    else ending.addEventListener('abort', end, { signal: limited.signal });
  }
  return limited.signal;
}
