import { answer, type Api, type ApiClient, type components } from 'shared-contracts';

/** A punch of a terminal that waits for a manager. */
export type WaitingPunch = components['schemas']['WaitingPunch'];

/** Milliseconds after which what waits is read again: nothing is pushed of it. */
const again = 60_000;

/** What waits, the oldest first. */
export function keptPunchesQuery({ query }: Api) {
  return { ...query.GET('/api/kept-punches'), refetchInterval: again };
}

/** Records a punch for an assignment; null sets it aside. @throws ApiFailure */
export async function settleKeptPunch(
  api: Pick<ApiClient, 'POST'>,
  id: number,
  assignmentId: number | null,
  key: string,
): Promise<void> {
  await answer(
    api.POST('/api/kept-punches/{id}/settlement', {
      params: { path: { id }, header: { 'idempotency-key': key } },
      body: { assignmentId },
    }),
  );
}
