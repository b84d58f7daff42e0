import type { createQueryClient } from 'shared-ui';
import type { KeptAnswer } from './createKeptState.ts';

type QueryClient = ReturnType<typeof createQueryClient>;

const pause = 500;
/** The most recent ones are kept. */
const mostKept = 20;

/**
 * Persists cached responses soon after they change, plus those from `before` that are no longer in
 * the query cache. Returns the function that stops it.
 */
export function keepAnswers(
  queries: QueryClient,
  keep: (answers: readonly KeptAnswer[]) => void,
  before: readonly KeptAnswer[] = [],
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cache = queries.getQueryCache();
  const known = new Map(before.map((answer) => [JSON.stringify(answer.key), answer]));
  const write = () => {
    timer = undefined;
    for (const { queryKey: key, meta, state } of cache.getAll()) {
      const { data, dataUpdatedAt: at } = state;
      if (meta?.isKeptOnDevice !== true || data === undefined) continue;
      known.set(JSON.stringify(key), { key, data, at });
    }
    const latest = [...known].toSorted(([, one], [, other]) => other.at - one.at);
    for (const [key] of latest.slice(mostKept)) known.delete(key);
    keep([...known.values()]);
  };
  const stop = cache.subscribe(({ type, query }) => {
    if (type !== 'updated' || query.meta?.isKeptOnDevice !== true) return;
    timer ??= setTimeout(write, pause);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** Restores responses into the query cache as stale, so they are refetched at once. */
export function restoreAnswers(queries: QueryClient, answers: readonly KeptAnswer[]): void {
  for (const { key, data, at } of answers) queries.setQueryData(key, data, { updatedAt: at });
}
