import { answer, type ApiClient, type components } from 'shared-contracts';
import type { TimePair } from '../rules/timePairs.ts';

export interface EntryCommand {
  readonly pair: TimePair;
  readonly key: string;
}

/** Reapplies the rules of adjusted time. @throws ApiFailure */
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

/**
 * Ends an open shift; `timeZoneOffset` is the device's, in minutes east of UTC. @throws ApiFailure
 */
export function clockOut(
  api: ApiClient,
  {
    row,
    key,
    timeZoneOffset,
  }: Pick<EntryCommand, 'key'> & {
    readonly row: Omit<components['schemas']['MassClockOutRequest'], 'timeZoneOffset'>;
    readonly timeZoneOffset: number;
  },
) {
  return answer(
    api.POST('/api/time-pairs/mass-shift-clock-out', {
      params: { header: { 'idempotency-key': key } },
      body: [{ ...row, timeZoneOffset }],
    }),
  );
}
