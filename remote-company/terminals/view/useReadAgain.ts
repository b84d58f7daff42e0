import { useEffect } from 'react';
import { useApi, useQueryClient } from 'shared-ui';
import { entriesPath } from '../../entries/data/entryPages.ts';

const everyMilliseconds = 60_000;

/** Reads the terminals on the page again each minute: whether a device runs changes by itself. */
export function useReadAgain(): void {
  const api = useApi();
  const queries = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      void queries.invalidateQueries({ queryKey: api.query.key(entriesPath) });
    }, everyMilliseconds);
    return () => clearInterval(timer);
  }, [api, queries]);
}
