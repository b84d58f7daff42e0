import {
  ClockRegular,
  EmptyState,
  FailurePanel,
  LoadMore,
  SkeletonRows,
  useViewport,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { Sorting } from '../data/timePairsQuery.ts';
import type { CycleListProps } from './CycleListProps.ts';
import { TimePairList } from './TimePairList.tsx';
import { TimePairTable } from './TimePairTable.tsx';

/** The entries of a pay cycle in the way of this width, with what stands there until they come. */
export function CycleList(
  props: CycleListProps & {
    readonly sorting: Sorting;
    readonly onSort: (by: Sorting['by']) => void;
  },
) {
  const { cycle, sorting, onSort, ...rest } = props;
  const text = useText();
  const isPhone = useViewport() === 'phone';
  const rowHeight = isPhone ? 72 : 44;
  if (!cycle.isKnown) {
    if (cycle.failure) return <FailurePanel failure={cycle.failure} onRetry={cycle.retry} />;
    return <SkeletonRows count={8} height={rowHeight} />;
  }
  if (cycle.pairs.length === 0) {
    return (
      <EmptyState
        icon={<ClockRegular />}
        meaning="incomplete"
        title={text('history.empty')}
        text={text('history.empty.text')}
      />
    );
  }
  return (
    <>
      {isPhone ? (
        <TimePairList cycle={cycle} {...rest} />
      ) : (
        <TimePairTable cycle={cycle} sorting={sorting} onSort={onSort} {...rest} />
      )}
      {cycle.hasMore && (
        <LoadMore
          isLoading={cycle.isFetchingMore}
          count={2}
          height={rowHeight}
          onNear={cycle.fetchMore}
        />
      )}
    </>
  );
}
