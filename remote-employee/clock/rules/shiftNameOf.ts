import type { ShownShift } from '../../shift/rules/shownShift.ts';
import type { QueuedPunch } from '../../offline-queue/rules/queuedPunch.ts';

/** How a punch refers to its shift: by id, or by the key of a clock-in still queued. */
export type ShiftName = { readonly shiftTimePairId: number } | { readonly shiftKey: string };

/** Null if the open shift is neither known to the server nor queued on this device. */
export function shiftNameOf(
  { id }: Pick<ShownShift, 'id'>,
  waiting: readonly QueuedPunch[],
): ShiftName | null {
  if (id !== null) return { shiftTimePairId: id };
  const begun = waiting.findLast(({ request }) => request.kind === 'clock-in');
  return begun ? { shiftKey: begun.key } : null;
}
