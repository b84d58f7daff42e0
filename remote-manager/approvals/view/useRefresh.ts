import { useCallback, useEffect, useRef } from 'react';
import { useBusEvent, useQueryClient } from 'shared-ui';
import { approvalsKey } from '../data/approvalsQuery.ts';

/**
 * Reads the page's data again when time pairs change anywhere: at once, then at most once a
 * second, so that a whole site clocking in does not ask for the list with each punch.
 */
export function useRefresh(): () => void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const isAskedAgain = useRef(false);

  const refresh = useCallback(
    function refreshNow() {
      if (timer.current !== null) {
        isAskedAgain.current = true;
        return;
      }
      void client.invalidateQueries({ queryKey: approvalsKey });
      timer.current = setTimeout(() => {
        timer.current = null;
        if (!isAskedAgain.current) return;
        isAskedAgain.current = false;
        refreshNow();
      }, 1000);
    },
    [client],
  );

  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );
  useBusEvent('time-pairs-changed', refresh);
  return refresh;
}
