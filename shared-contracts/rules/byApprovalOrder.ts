import type { components } from '../openapi/schema.gen.ts';

type Entry = Pick<
  components['schemas']['SelectableEntry'],
  'timePairId' | 'status' | 'isCorrection'
>;

/**
 * The order in which entries are decided together, whatever order they are named in. Deletions make
 * room, corrections come before what they correct, and the newest before older ones: of entries that
 * overlap only the first is approved.
 */
export function byApprovalOrder(one: Entry, other: Entry): number {
  const byPlace = placeOf(one) - placeOf(other);
  return byPlace === 0 && one.isCorrection ? other.timePairId - one.timePairId : byPlace;
}

function placeOf({ status, isCorrection }: Entry): number {
  if (status === 'PENDING_DELETE') return 0;
  return isCorrection ? 1 : 2;
}
