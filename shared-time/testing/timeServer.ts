import type { components } from 'shared-contracts';

/** What a test's server was asked to save. */
export interface Written {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly key: string | null;
  readonly body: unknown;
}

export interface TimeServer {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly written: Written[];
  /** Searches for cost centers, in order. */
  readonly searched: string[];
}

/** Responds to the dialogs' calls; `answers` takes precedence, by path. */
export function timeServer(
  answers: Readonly<Record<string, (request: Request) => Response | Promise<Response>>> = {},
): TimeServer {
  const written: Written[] = [];
  const searched: string[] = [];
  async function fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace('/api/', '');
    if (request.method !== 'GET') {
      const text = await request.clone().text();
      const body: unknown = text ? JSON.parse(text) : null;
      const key = request.headers.get('idempotency-key');
      written.push({ method: request.method, path, query: searchParams, key, body });
    }
    const own = answers[path];
    if (own) return own(request);
    switch (path) {
      case 'info/pay-cycle':
        return Response.json({ startDate: '2026-11-09', duration: 14, unit: 'DAYS' });
      case 'info/reasons':
        return Response.json(reasons);
      case 'work-schedules/assignment-summaries':
        return Response.json([]);
      case 'time-pairs/cost-centers':
        searched.push(searchParams.get('searchString') ?? '');
        return Response.json(costCenters);
      default:
        return Response.json({ shiftTimePairs: [], violations: [] });
    }
  }
  return { fetch, written, searched };
}

export function refusal(
  status: number,
  code: components['schemas']['Problem']['code'],
  detail: string,
  fields?: components['schemas']['Problem']['fields'],
): Response {
  return Response.json(
    {
      type: 'about:blank',
      title: '',
      status,
      code,
      detail,
      traceId: 'trace',
      ...(fields ? { fields } : {}),
    },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
}

const reasons = [
  { id: 1, reasonName: 'FORGOT_CLOCK_OUT', description: 'Forgot to clock out' },
  { id: 2, reasonName: 'TERMINAL_BUSY', description: 'Terminal was busy' },
];

const costCenters = [
  { id: 71, name: '4120 Ward 3 East', geofence: null },
  { id: 72, name: '4130 Kitchen', geofence: null },
];
