import { answer, type ApiClient } from 'shared-contracts';
import type { TimePair } from '../rules/timePairs.ts';

export interface EntryCommand {
  readonly pair: TimePair;
  readonly key: string;
}

/** Runs the rules of adjusted time again. @throws ApiFailure */
export function readjust(api: ApiClient, { pair, key }: EntryCommand) {
  return answer(
    api.POST('/api/time-pairs/manual-readjust', {
      params: { header: { 'idempotency-key': key } },
      body: { timePairId: pair.id },
    }),
  );
}

/** Sends the entry to the external system again. @throws ApiFailure */
export function synchronise(api: ApiClient, { pair, key }: EntryCommand) {
  return answer(
    api.POST('/api/time-pairs/{id}/synchronise', {
      params: { header: { 'idempotency-key': key }, path: { id: pair.id } },
    }),
  );
}

/** Ends the open shift now; `timeZoneOffset` is the device's, in minutes east of UTC. @throws ApiFailure */
export function clockOut(
  api: ApiClient,
  { pair, key, timeZoneOffset }: EntryCommand & { readonly timeZoneOffset: number },
) {
  return answer(
    api.POST('/api/time-pairs/mass-shift-clock-out', {
      params: { header: { 'idempotency-key': key } },
      body: [
        {
          employeeAssignmentId: pair.employeeAssignment.id,
          shiftTimePairId: pair.id,
          timeZoneOffset,
        },
      ],
    }),
  );
}
