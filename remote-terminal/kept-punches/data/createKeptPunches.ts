import { answer, ApiFailure, toMillis, type ApiClient } from 'shared-contracts';
import {
  delayOf,
  needsServerTime,
  type Reading,
  type ServerReading,
} from 'shared-time/device-clock';
import type { KeptPunch } from '../rules/keptPunch.ts';
import type { KeptPunchStore, StoredPunch } from './createKeptPunchStore.ts';

/** Punches queued on this device while it was offline. */
export interface KeptPunches {
  /** The number of queued punches; stable until it changes. */
  count(): number;
  subscribe(listener: () => void): () => void;
  /** Queues a punch; rejects if the device refuses. */
  keep(punch: KeptPunch): Promise<void>;
  /** Sends the queue, oldest first, until it is empty or a punch gets no response. */
  send(): Promise<void>;
}

export interface KeptPunchParts {
  readonly api: Pick<ApiClient, 'GET' | 'POST'>;
  readonly store: KeptPunchStore;
  readonly clock: { read(): Reading };
  /** Runs the work under a lock across tabs. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
}

export function createKeptPunches({ api, store, clock, alone }: KeptPunchParts): KeptPunches {
  const listeners = new Set<() => void>();
  let waiting = 0;

  async function recount(): Promise<void> {
    const { length } = await store.read();
    if (length === waiting) return;
    waiting = length;
    for (const listener of [...listeners]) listener();
  }

  async function sendOne(punch: StoredPunch): Promise<void> {
    const { key, keyId, sealed, operation, timeZoneOffset, pressed, place } = punch;
    const { assignmentId } = punch;
    const server = needsServerTime(pressed, clock.read()) ? await serverTime() : null;
    const delayInMilliseconds = Math.round(delayOf(pressed, clock.read(), server, null));
    const call = api.POST('/api/terminal/kept-punches', {
      params: { header: { 'idempotency-key': key } },
      body: {
        ...{ keyId, sealed, operation, timeZoneOffset, delayInMilliseconds },
        ...(assignmentId === undefined ? {} : { assignmentId }),
      },
    });
    await answer(call);
    await store.remove(place);
  }

  async function serverTime(): Promise<ServerReading> {
    const key = await answer(api.GET('/api/terminal/sealing-key'));
    return { ...clock.read(), server: toMillis(key.serverTime) };
  }

  return {
    count: () => waiting,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async keep(punch) {
      await store.add(punch);
      await recount();
    },
    async send() {
      try {
        await alone(async () => {
          for (const punch of await store.read()) await sendOne(punch);
        });
      } catch (failure) {
        // It stays, with those behind it, to keep the order.
        if (!(failure instanceof ApiFailure)) throw failure;
      } finally {
        await recount();
      }
    },
  };
}
