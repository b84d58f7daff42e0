import { useEffect } from 'react';

/** Tells while something that was pressed is sent: nobody else's badge may cut it off. */
export function useSending(isSending: boolean, tell: (isSending: boolean) => void): void {
  useEffect(() => {
    if (!isSending) return undefined;
    tell(true);
    return () => tell(false);
  }, [isSending, tell]);
}
