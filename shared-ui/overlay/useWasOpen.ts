import { useState } from 'react';

/**
 * Whether it is open, or was before. Fluent's windows put the ends of their focus traps into the page
 * (hidden, and in the order of the keyboard) with their first rendering, also while they are closed:
 * before it is opened such a window is not rendered; after that it is, so that it fades out.
 */
export function useWasOpen(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return wasOpen;
}
