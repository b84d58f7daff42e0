import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { RemoteStore } from './store/RemoteStore.ts';
import { readJson } from './store/RemoteStore.ts';
import { Refusal } from './Refusal.ts';

/** `locks/<number>.json`. The highest number holds the lock, unless it is marked as free. */
interface LockEntry {
  readonly by: string;
  readonly host: string;
  readonly processId: number;
  readonly what: string;
  readonly isFree: boolean;
  /** Changes with every heartbeat of the holder. */
  readonly beat: string;
}

export interface LockOptions {
  readonly by: string;
  readonly what: string;
  readonly say: (line: string) => void;
  /** Milliseconds; a holder sends three heartbeats per `silence`. */
  readonly patience?: LockPatience;
}

interface LockPatience {
  /** Between two polls. */
  readonly look: number;
  /** After which a silent holder counts as dead. */
  readonly silence: number;
  /** How long to wait for a live holder. */
  readonly longest: number;
}

const usualPatience: LockPatience = { look: 500, silence: 60_000, longest: 120_000 };

/**
 * Runs the work while holding the store's lock. Entries are numbered and never overwritten, so that
 * on any kind of store only one of two contenders gets it. The next number takes over from a holder
 * whose process has ended (on this machine) or that has been silent for a minute.
 *
 * @throws Refusal if somebody holds it for longer than two minutes
 */
export async function withLock<Result>(
  store: RemoteStore,
  { by, what, say, patience = usualPatience }: LockOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  const own = { by, what, host: hostname(), processId: process.pid };
  const entry = (isFree: boolean): string =>
    JSON.stringify({ ...own, isFree, beat: randomUUID() } satisfies LockEntry);
  const number = await take(store, () => entry(false), say, patience);
  const beating = setInterval(
    () => void store.replace(pathOf(number), entry(false)).catch(() => undefined),
    patience.silence / 3,
  );
  try {
    for (const old of await numbers(store)) if (old < number) await store.remove(pathOf(old));
    return await work();
  } finally {
    clearInterval(beating);
    // The work stays done; if the lock cannot be freed, it times out and is taken over.
    await store.replace(pathOf(number), entry(true)).catch(() => undefined);
  }
}

async function take(
  store: RemoteStore,
  entry: () => string,
  say: (line: string) => void,
  { look, silence, longest }: LockPatience,
): Promise<number> {
  const startedAt = performance.now();
  let seen = { beat: '', since: startedAt };
  let told = '';
  for (;;) {
    const highest = (await numbers(store)).at(-1) ?? 0;
    const holder = highest === 0 ? undefined : await readJson<LockEntry>(store, pathOf(highest));
    const now = performance.now();
    if (holder && holder.beat !== seen.beat) seen = { beat: holder.beat, since: now };
    const isSilent = now - seen.since > silence;
    if (!holder || holder.isFree || isGone(holder) || isSilent) {
      const isOurs = await store.create(pathOf(highest + 1), entry());
      // A contender that looked before others came and went has created a number that is not the
      // highest.
      if (isOurs && (await numbers(store)).at(-1) === highest + 1) return highest + 1;
      if (isOurs) await store.remove(pathOf(highest + 1));
      continue;
    }
    if (now - startedAt > longest) {
      throw new Refusal(
        `${holder.by} holds the store (${holder.what}, process ${holder.processId} on ${holder.host}). Try again when that has ended.`,
      );
    }
    if (told !== holder.by) say(`Waiting for ${holder.by} (${holder.what})`);
    told = holder.by;
    await wait(look);
  }
}

/** Whether its process on this machine has ended. */
function isGone({ host, processId }: LockEntry): boolean {
  if (host !== hostname()) return false;
  try {
    process.kill(processId, 0);
    return false;
  } catch (fault) {
    return fault instanceof Error && 'code' in fault && fault.code === 'ESRCH';
  }
}

async function numbers(store: RemoteStore): Promise<number[]> {
  return (await store.list('locks'))
    .map((name) => Number.parseInt(name, 10))
    .toSorted((a, b) => a - b);
}

function pathOf(number: number): string {
  return `locks/${String(number).padStart(8, '0')}.json`;
}
