import { useState } from 'react';
import type { QueuedPunch } from '../../offline-queue/rules/queuedPunch.ts';

/**
 * Which of the delayed punches is being sent, such as the second of four; null if none is, or only
 * ones just pressed. Punches queued before the page opened count as delayed.
 */
export function useLatePunches(
  waiting: readonly QueuedPunch[],
  isStuck: boolean,
): { readonly place: number; readonly total: number } | null {
  const keys = waiting.map(({ key }) => key);
  const [late, setLate] = useState<readonly string[]>(keys);
  const left = late.filter((key) => keys.includes(key));
  const added = isStuck ? keys.filter((key) => !late.includes(key)) : [];
  if (added.length > 0) setLate([...late, ...added]);
  else if (left.length === 0 && late.length > 0) setLate([]);
  if (isStuck || left.length === 0) return null;
  return { place: late.length - left.length + 1, total: late.length };
}
