import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { toMillis } from 'shared-contracts';
import { deviceClock, type ServerReading } from 'shared-time/device-clock';
import { useApi, useQuery } from 'shared-ui';
import { createKeptPunches } from '../data/createKeptPunches.ts';
import { createKeptPunchStore } from '../data/createKeptPunchStore.ts';
import { sealProof, type Who } from '../data/sealProof.ts';
import type { KeptPunch, SealedProof } from '../rules/keptPunch.ts';

/** Milliseconds between two attempts to reach the server. */
const pause = 10_000;
const hour = 3_600_000;

const store = createKeptPunchStore();

export interface KeepingPunches {
  /** The number of queued punches. */
  readonly count: number;
  /** Seals the person's identity; null if the terminal has never received the key. */
  readonly seal: (who: Who) => Promise<SealedProof | null>;
  /** The server's time received with the key, possibly before a restart; null before that. */
  readonly known: ServerReading | null;
  /** Queues a punch; rejects if the device refuses. */
  readonly keep: (punch: KeptPunch) => Promise<void>;
}

/** Queues punches while offline, and sends them afterwards. */
export function useKeptPunches(): KeepingPunches {
  const api = useApi();
  const kept = useMemo(() => createKeptPunches({ api, store, clock: deviceClock, alone }), [api]);
  const count = useSyncExternalStore(kept.subscribe, kept.count);
  const { data: sealing, dataUpdatedAt } = useQuery({
    ...api.query.GET('/api/terminal/sealing-key'),
    staleTime: hour,
    refetchInterval: ({ state }) => (state.status === 'error' ? pause : hour),
    meta: { isKeptOnDevice: true },
  });

  useEffect(() => {
    const send = () => void kept.send().catch(() => undefined);
    send();
    const timer = setInterval(send, pause);
    globalThis.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      globalThis.removeEventListener('online', send);
    };
  }, [kept]);

  const seal = useCallback(
    async (who: Who) => (sealing === undefined ? null : sealProof(sealing, who)),
    [sealing],
  );
  const known = useMemo(
    () =>
      sealing === undefined
        ? null
        : {
            ...{ wall: dataUpdatedAt, monotonic: 0, page: '' },
            server: toMillis(sealing.serverTime),
          },
    [sealing, dataUpdatedAt],
  );
  const keep = useCallback(
    async (punch: KeptPunch) => {
      await kept.keep(punch);
      void kept.send().catch(() => undefined);
    },
    [kept],
  );
  return { count, seal, known, keep };
}

async function alone(work: () => Promise<void>): Promise<void> {
  await navigator.locks.request('punctual.kept-punches', { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work();
  });
}
