import { useCallback, useRef, useState } from 'react';
import { useHost, useLeaveQuestion } from 'shared-ui';

/** Asks before the terminal is signed out, whichever way a person leaves the wall. */
export function useLeaving() {
  const { bus } = useHost();
  const [isLeaving, setIsLeaving] = useState(false);
  const answerLeaving = useRef<(hasLeft: boolean) => void>(null);
  const leave = useLeaveQuestion({
    ask: () =>
      new Promise((resolve) => {
        answerLeaving.current = resolve;
        setIsLeaving(true);
      }),
    left: () => bus.emit('session-ended', { reason: 'logged-out' }),
  });
  const onLeft = useCallback((hasLeft: boolean) => {
    setIsLeaving(false);
    answerLeaving.current?.(hasLeft);
    answerLeaving.current = null;
  }, []);
  return { isLeaving, leave, onLeft };
}
