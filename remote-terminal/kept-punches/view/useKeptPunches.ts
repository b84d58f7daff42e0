import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { toMillis } from 'shared-contracts';
import { deviceClock, type ServerReading } from 'shared-time/device-clock';
import { useApi, useQuery } from 'shared-ui';
import { createKeptPunches } from '../data/createKeptPunches.ts';
import { createKeptPunchStore } from '../data/createKeptPunchStore.ts';
import { sealProof, type Who } from '../data/sealProof.ts';
import type { KeptPunch, SealedProof } from '../rules/keptPunch.ts';

/** Milliseconds between two tries to reach the server. */
const pause = 10_000;
const hour = 3_600_000;

const store = createKeptPunchStore();

export interface KeepingPunches {
  /** How many this device keeps. */
  readonly count: number;
  /** Seals who stands here; null where the terminal has never learnt how. */
  readonly seal: (who: Who) => Promise<SealedProof | null>;
  /** The server's time as it was told with the key, perhaps before a restart; null before that. */
  readonly known: ServerReading | null;
  /** Keeps a punch; rejects where the device refuses. */
  readonly keep: (punch: KeptPunch) => Promise<void>;
}

/** Keeps punches while there is no connection, and sends them when it is back. */
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
