import { ClockRegular, EmptyState, FailurePanel, LoadMore, SkeletonRows } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { Sorting } from '../data/timePairsQuery.ts';
import type { CycleListProps } from './CycleListProps.ts';
import { TimePairList } from './TimePairList.tsx';
import { TimePairTable } from './TimePairTable.tsx';
import { useIsList } from './useIsList.ts';

/** The entries of a pay cycle in the layout for this width, with placeholders until they load. */
export function CycleList(
  props: CycleListProps & {
    readonly sorting: Sorting;
    /** Not all time of these days is shown. */
    readonly isFiltered: boolean;
    readonly onSort: (by: Sorting['by']) => void;
  },
) {
  const { cycle, sorting, onSort, isFiltered, ...rest } = props;
  const text = useText();
  const isList = useIsList();
  const rowHeight = isList ? 72 : 44;
  if (!cycle.isKnown) {
    if (cycle.failure) return <FailurePanel failure={cycle.failure} onRetry={cycle.retry} />;
    return <SkeletonRows count={8} height={rowHeight} />;
  }
  if (cycle.pairs.length === 0) {
    return (
      <EmptyState
        icon={<ClockRegular />}
        meaning="incomplete"
        title={text(isFiltered ? 'history.nothingFound' : 'history.empty')}
        text={text(isFiltered ? 'history.nothingFound.text' : 'history.empty.text')}
      />
    );
  }
  return (
    <>
      {isList ? (
        <TimePairList cycle={cycle} sortedBy={sorting.by} {...rest} />
      ) : (
        <TimePairTable cycle={cycle} sorting={sorting} onSort={onSort} {...rest} />
      )}
      {cycle.hasMore && (
        <LoadMore
          isLoading={cycle.isFetching}
          count={2}
          height={rowHeight}
          onNear={cycle.fetchMore}
        />
      )}
    </>
  );
}
