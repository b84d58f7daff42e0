import { useEffect } from 'react';
import { useApi, useQuery } from 'shared-ui';
import { readMessages } from '../data/readMessages.ts';

/** The company's languages, with their messages preloaded; empty until known. */
export function useLanguages() {
  const api = useApi();
  const { data = none } = useQuery({
    ...api.query.GET('/api/info/locales'),
    // A wall that started offline loads them when it is online again.
    refetchInterval: ({ state }) => state.status === 'error' && untilNextTry,
    meta: { isKeptOnDevice: true },
  });
  useEffect(() => {
    for (const { locale } of data) void readMessages(locale);
  }, [data]);
  return data;
}

const untilNextTry = 10_000;
const none: never[] = [];
