import type { components } from 'shared-contracts';
import type { ApiKey } from '../data/keyCalls.ts';

type Site = components['schemas']['InspectionSite'];

export const payroll: ApiKey = {
  ...{ id: 1, name: 'Payroll', state: 'VALID', perMinute: 300 },
  authorities: ['VIEW_TIME', 'ASSIGN_WORK_SCHEDULES'],
  sites: [
    { code: 'dock', name: 'Dock 3' },
    { code: 'harbour', name: 'Harbour' },
  ],
  ...{ createdAt: '2026-03-01T08:00:00.000Z', createdBy: 'Robin Ellis' },
  ...{ lastUsedAt: null, expiresAt: '2027-03-01T08:00:00.000Z', endedAt: null, endedBy: null },
};

const sites: readonly Site[] = [
  { kind: 'COMPANY', code: 'Harbour', name: 'Harbour Ltd', people: 9 },
  { kind: 'GEOFENCE', code: 'dock', name: 'Dock 3', people: 4 },
  { kind: 'GEOFENCE', code: 'harbour', name: 'Harbour', people: 5 },
];

export interface KeyServer {
  readonly keys?: readonly ApiKey[];
  readonly sites?: readonly Site[];
  /** Answers to the orders of new keys, in their order; the last one is repeated. */
  readonly makes?: readonly (() => Response | Promise<Response>)[];
}

/** A fake network with keys: records what is sent to it. */
export function keyServer({ keys = [], sites: all = sites, makes = [] }: KeyServer = {}) {
  const orders: { readonly body: unknown; readonly key: string | null }[] = [];
  const revoked: string[] = [];
  async function fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/inspections/sites') return Response.json(all);
    if (request.method === 'DELETE') {
      revoked.push(pathname);
      return new Response(null, { status: 204 });
    }
    if (request.method === 'GET') return Response.json(keys);
    const body: unknown = await request.clone().json();
    orders.push({ body, key: request.headers.get('idempotency-key') });
    const answer = makes[Math.min(orders.length, makes.length) - 1];
    return answer?.() ?? Response.json(payroll);
  }
  return { fetch, orders, revoked };
}
