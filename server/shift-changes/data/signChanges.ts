import type { RecordChain } from '../../records/data/recordChain.ts';
import type { Change, ChainHead, SignedRecord } from '../../records/rules/record.ts';

/** A change, with the head of its assignment's record chain when the shift was read. */
export interface HeadedChange extends Change {
  readonly head: ChainHead;
}

/** Signs changes, those of one assignment in order. */
export async function signChanges(
  chain: Pick<RecordChain, 'sign'>,
  changes: readonly HeadedChange[],
): Promise<SignedRecord[]> {
  const byAssignment = Map.groupBy(changes, ({ assignmentId }) => assignmentId);
  const signed = await Promise.all(
    [...byAssignment.values()].map(async (list) => {
      const [first] = list;
      const recorded = list.map(({ head: _head, ...change }): Change => change);
      return first === undefined ? [] : chain.sign(first.head, recorded);
    }),
  );
  return signed.flat();
}
