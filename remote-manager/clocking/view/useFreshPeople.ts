import { useEffect, useRef } from 'react';
import { useBusEvent, useQueryClient } from 'shared-ui';
import { subordinatesKey } from '../data/subordinatesQuery.ts';

/** Reads the people again when somebody's time changes: at once, then at most once a second. */
export function useFreshPeople(): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const isAskedAgain = useRef(false);

  function refresh(): void {
    if (timer.current !== null) {
      isAskedAgain.current = true;
      return;
    }
    void client.invalidateQueries({ queryKey: subordinatesKey });
    timer.current = setTimeout(() => {
      timer.current = null;
      if (!isAskedAgain.current) return;
      isAskedAgain.current = false;
      refresh();
    }, 1000);
  }
  useBusEvent('time-pairs-changed', refresh);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
}
