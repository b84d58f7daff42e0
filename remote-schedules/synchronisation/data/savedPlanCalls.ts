import { answer, partsOf, type ApiClient, type components } from 'shared-contracts';
import type { SentSchedule } from '../rules/followedPlan.ts';

type PlanAnswer = components['schemas']['PlanAnswer'];

/** The maximum that fits a URL. */
const codesInAddress = 50;

/** The states of temporary schedules in the HR system. @throws ApiFailure */
export async function readStatuses(
  api: ApiClient,
  codes: readonly string[],
  signal: AbortSignal,
): Promise<readonly SentSchedule[]> {
  const found: SentSchedule[] = [];
  for (const part of partsOf(codes, (last) => last.length < codesInAddress)) {
    const path = '/api/work-schedules/temp-assignment-statuses';
    const params = { query: { externalCodes: [...part] } };
    found.push(...(await answer(api.GET(path, { params, signal }))));
  }
  return found;
}

/** Resends a temporary schedule that the HR system did not take. @throws ApiFailure */
export function sendAgain(
  api: ApiClient,
  externalCode: string,
  key: string,
): Promise<SentSchedule> {
  return answer(
    api.POST('/api/work-schedules/temp-assignments/{externalCode}/synchronise', {
      params: { path: { externalCode }, header: { 'idempotency-key': key } },
    }),
  );
}

/** Undoes a plan, each row independently; for some rows, or all. @throws ApiFailure */
export function undoPlan(
  api: ApiClient,
  batchId: number,
  key: string,
  userIds?: readonly number[],
): Promise<PlanAnswer> {
  return answer(
    api.POST('/api/work-schedules/undo', {
      params: { header: { 'idempotency-key': key } },
      body: { batchId, ...(userIds ? { userIds: [...userIds] } : {}) },
    }),
  );
}
