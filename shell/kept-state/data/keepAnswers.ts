import type { createQueryClient } from 'shared-ui';
import type { KeptAnswer } from './createKeptState.ts';

type QueryClient = ReturnType<typeof createQueryClient>;

const pause = 500;
/** The latest of them: what was looked at before makes room. */
const mostKept = 20;

/**
 * Hands over what is to be kept soon after it changed, with what was kept `before` and is not in the
 * cache any more. Returns what ends it.
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

/** Puts them where the pages look; they count as of old, so the server is asked at once. */
export function restoreAnswers(queries: QueryClient, answers: readonly KeptAnswer[]): void {
  for (const { key, data, at } of answers) queries.setQueryData(key, data, { updatedAt: at });
}
