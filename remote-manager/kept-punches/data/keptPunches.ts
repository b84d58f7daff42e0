import { answer, type Api, type ApiClient, type components } from 'shared-contracts';

/** A terminal's punch that waits for a manager. */
export type WaitingPunch = components['schemas']['WaitingPunch'];

/** Milliseconds between two reads of the list: changes are not pushed. */
const again = 60_000;

/** The waiting punches, oldest first. */
export function keptPunchesQuery({ query }: Api) {
  return { ...query.GET('/api/kept-punches'), refetchInterval: again };
}

/** Records a punch for an assignment; null dismisses it. @throws ApiFailure */
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
