import { answer, planParts, type Api, type ApiClient, type components } from 'shared-contracts';
import {
  orderFor,
  planRequest,
  planSizes,
  type PlanOrder,
  type PlanRequest,
} from '../rules/planOrder.ts';

type Schemas = components['schemas'];
export type PlanPreview = Schemas['PlanPreview'];
type PlanAnswer = Schemas['PlanAnswer'];

/**
 * What the order would change, always refetched; large orders are previewed in parts of at most
 * `most` rows.
 */
export function previewQuery(api: Api, order: PlanOrder | null, most: number) {
  return {
    queryKey: api.query.key(
      '/api/work-schedules/preview',
      order ? { body: planRequest(order) } : {},
      'parts',
    ),
    enabled: order !== null,
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => {
      if (!order) throw new Error('Nothing was asked for.');
      return readPreview(api, order, most, signal);
    },
  };
}

/** @throws ApiFailure */
export async function readPreview(
  api: ApiClient,
  order: PlanOrder,
  most: number,
  signal?: AbortSignal,
): Promise<PlanPreview> {
  const rows: PlanPreview['rows'] = [];
  const schedules = new Map<string, PlanPreview['workSchedules'][number]>();
  for (const part of planParts(order.rowIds, planSizes(order), most)) {
    const body = planRequest(orderFor(order, part));
    const preview = await answer(
      api.POST('/api/work-schedules/preview', { body, ...(signal ? { signal } : {}) }),
    );
    rows.push(...preview.rows);
    for (const each of preview.workSchedules) schedules.set(each.externalCode, each);
  }
  return { rows, workSchedules: [...schedules.values()] };
}

/**
 * Plans rows, each independently. The key is reused for a retry, so that it is applied once.
 * @throws ApiFailure, also on a timeout
 */
export function savePlan(
  api: ApiClient,
  order: PlanOrder,
  seen: Schemas['SeenPlans'],
  key: string,
): Promise<PlanAnswer> {
  return answer(post(api, planRequest(order, seen), key));
}

/** Milliseconds; the server plans for 500 people in less than three seconds. */
const planTimeout = 20_000;

function post(api: ApiClient, request: PlanRequest, key: string) {
  const sending = {
    params: { header: { 'idempotency-key': key } },
    signal: AbortSignal.timeout(planTimeout),
  };
  if ('rotation' in request) {
    return api.POST('/api/work-schedules/rotation', { ...sending, body: request.rotation });
  }
  if ('copy' in request) {
    return api.POST('/api/work-schedules/temp-schedule-copy', { ...sending, body: request.copy });
  }
  const path = request.assign.durationWorkScheduleAssignment
    ? '/api/work-schedules/create-and-assign-work-schedules'
    : '/api/work-schedules/temp-assignment';
  return api.POST(path, { ...sending, body: request.assign });
}
