import type { paths } from '../openapi/schema.gen.ts';

/** Milliseconds; reads take far less, and people want to know if they take longer. */
const longestRead = 20_000;

/** Reads that use POST: their parameters do not fit in a URL. */
const readsByPost = [
  '/api/employees/{id}/subordinates',
  '/api/company/adjustment-rules/examples',
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

/** Whether a call only reads existing data: files are generated during the call. */
export function isRead(method: string, path: string, parseAs: string): boolean {
  return method === 'GET' ? parseAs === 'json' : isReadByPost.has(path);
}

/**
 * Aborts a hanging read with a `TimeoutError`, or earlier with `signal`: the page shows a failure
 * instead of an endless skeleton.
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
