import { exceptionIndicators } from 'shared-contracts';
import type { TimePair } from './timePairs.ts';

export type Exception = (typeof exceptionIndicators)[number];

/** What a manager should look at in this entry, in the order in which it is told. */
export function exceptionsOf({ infoIndicators }: TimePair): readonly Exception[] {
  return exceptionIndicators.filter((each) => infoIndicators.includes(each));
}
