import { useEffect } from 'react';
import { useApi, useQuery } from 'shared-ui';
import { readMessages } from '../data/readMessages.ts';

/** The languages that the company offers, their words read ahead; none until they are known. */
export function useLanguages() {
  const api = useApi();
  const { data = none } = useQuery({
    ...api.query.GET('/api/info/locales'),
    // A wall that started without network learns them when it is back.
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
