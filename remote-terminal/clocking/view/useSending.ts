import { useEffect } from 'react';

/** Reports that a press is in flight: no other badge may interrupt it. */
export function useSending(isSending: boolean, tell: (isSending: boolean) => void): void {
  useEffect(() => {
    if (!isSending) return undefined;
    tell(true);
    return () => tell(false);
  }, [isSending, tell]);
}
