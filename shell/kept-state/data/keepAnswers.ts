import type { createQueryClient } from 'shared-ui';
import type { KeptAnswer } from './createKeptState.ts';

type QueryClient = ReturnType<typeof createQueryClient>;

const pause = 500;

/** Hands over what is to be kept soon after it changed. Returns what ends it. */
export function keepAnswers(
  queries: QueryClient,
  keep: (answers: readonly KeptAnswer[]) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cache = queries.getQueryCache();
  const write = () => {
    timer = undefined;
    const kept = cache.findAll({
      predicate: ({ meta, state }) => meta?.isKeptOnDevice === true && state.data !== undefined,
    });
    keep(kept.map(({ queryKey: key, state: { data, dataUpdatedAt: at } }) => ({ key, data, at })));
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
