import { useState } from 'react';

/**
 * Whether it is open, or has been. Fluent's windows render hidden, tabbable ends of their focus
 * traps from their first render, even while closed: so such a window is first rendered when it
 * opens, and stays rendered so that it can fade out.
 */
export function useWasOpen(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return wasOpen;
}
