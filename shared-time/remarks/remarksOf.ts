import type { components } from 'shared-contracts';
import type { EntryFact } from './remarkIcon.tsx';

type TimePair = components['schemas']['TimePair'];

/** The marks of a row next to its status. */
export type RowRemark =
  | Exclude<
      components['schemas']['InfoIndicator'],
      'CURRENTLY_CLOCKED_IN' | 'CURRENTLY_AWAY' | 'CONTAINS_BREAKS'
    >
  | EntryFact;

/** How an entry came about and what is special about it; these are not exceptions. */
export function factsOf(pair: TimePair): EntryFact[] {
  const { clockInComment, clockOutComment } = pair.commentSummary;
  const facts: Readonly<Record<EntryFact, boolean>> = {
    MANUAL: pair.isManualPair,
    CORRECTED: pair.isCorrection || pair.type === 'CORRECTION',
    CALL_BACK: pair.isCallBack,
    MEAL_WAIVED: pair.mealBreakWaived === true,
    COMMENT: Boolean(clockInComment) || Boolean(clockOutComment),
  };
  return inOrder.filter((fact) => facts[fact]);
}

const inOrder = ['MANUAL', 'CORRECTED', 'CALL_BACK', 'MEAL_WAIVED', 'COMMENT'] as const;

/**
 * Facts, then indicators in the server's order; presence, absence and breaks are shown elsewhere in
 * the row.
 */
export function remarksOf(pair: TimePair): RowRemark[] {
  return [
    ...factsOf(pair),
    ...pair.infoIndicators.filter(
      (indicator) =>
        indicator !== 'CURRENTLY_CLOCKED_IN' &&
        indicator !== 'CURRENTLY_AWAY' &&
        indicator !== 'CONTAINS_BREAKS',
    ),
  ];
}

/** Remarks that need attention, as opposed to facts. */
export function isException(remark: RowRemark): boolean {
  return !inOrder.some((fact) => fact === remark);
}
