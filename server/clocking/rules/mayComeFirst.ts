import type { Shift } from '../../time-entries/rules/timePairRow.ts';

/**
 * Whether what a punch recorded may begin before other entries of its day: only what is new can, and
 * comes late. Others begin now.
 */
export function mayComeFirst({
  before,
  after: { pair },
}: {
  readonly before: Shift | null;
  readonly after: Shift;
}): boolean {
  return before === null && (pair.is_correction || pair.sent_late);
}
