import { useCallback } from 'react';
import { useApi, useAtMostEvery, useBusEvent, useQueryClient } from 'shared-ui';
import { planKeys } from '../data/boardQueries.ts';

/** Refetches what is in view when plans change anywhere, at most once a second. */
export function usePlanRefresh(): () => void {
  const api = useApi();
  const client = useQueryClient();
  const refresh = useCallback(() => {
    for (const queryKey of planKeys(api)) void client.invalidateQueries({ queryKey });
  }, [api, client]);
  useBusEvent('schedules-changed', useAtMostEvery(1000, refresh));
  return refresh;
}
