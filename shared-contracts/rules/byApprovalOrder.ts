import type { components } from '../openapi/schema.gen.ts';

type Entry = Pick<
  components['schemas']['SelectableEntry'],
  'timePairId' | 'status' | 'isCorrection'
>;

/**
 * The order in which several entries are decided, regardless of the request's order. Deletions free
 * time, corrections come before the entries that they correct, and newer before older ones: of
 * overlapping entries only the first is approved.
 */
export function byApprovalOrder(one: Entry, other: Entry): number {
  const place = placeOf(one);
  const byPlace = place - placeOf(other);
  return byPlace === 0 && place === corrections ? other.timePairId - one.timePairId : byPlace;
}

const corrections = 1;

function placeOf({ status, isCorrection }: Entry): number {
  if (status === 'PENDING_DELETE') return 0;
  return isCorrection ? corrections : 2;
}
