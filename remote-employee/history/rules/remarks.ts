import type { components } from 'shared-contracts';

type TimePair = components['schemas']['TimePair'];

/** What a row is marked with beside its status. */
export type Remark =
  | Exclude<
      components['schemas']['InfoIndicator'],
      'CURRENTLY_CLOCKED_IN' | 'CURRENTLY_AWAY' | 'CONTAINS_BREAKS'
    >
  | 'COMMENT'
  | 'MANUAL'
  | 'CORRECTED';

/** In the order of the server; who is clocked in, away or had breaks is said elsewhere in the row. */
export function remarksOf(pair: TimePair): Remark[] {
  const { clockInComment, clockOutComment } = pair.commentSummary;
  return [
    ...(pair.isManualPair ? (['MANUAL'] as const) : []),
    ...(pair.isCorrection || pair.type === 'CORRECTION' ? (['CORRECTED'] as const) : []),
    ...(clockInComment || clockOutComment ? (['COMMENT'] as const) : []),
    ...pair.infoIndicators.filter(
      (indicator) =>
        indicator !== 'CURRENTLY_CLOCKED_IN' &&
        indicator !== 'CURRENTLY_AWAY' &&
        indicator !== 'CONTAINS_BREAKS',
    ),
  ];
}

/** Remarks that somebody should look at, rather than facts. */
export function isException(remark: Remark): boolean {
  return remark !== 'COMMENT' && remark !== 'MANUAL' && remark !== 'CORRECTED';
}
