import type { components } from 'shared-contracts';
import { LoadMore, useViewport } from 'shared-ui';
import { Pager } from '../../paging/view/Pager.tsx';
import { type ApprovalFilter, pageSizes } from '../rules/approvalFilter.ts';
import { ApprovalsSummary } from './ApprovalsSummary.tsx';
import { ApprovalsTable } from './ApprovalsTable.tsx';
import { NothingToShow } from './NothingToShow.tsx';
import { OtherDays } from './OtherDays.tsx';
import type { ApprovalsModel } from './useApprovalsModel.ts';

export interface ApprovalsListProps {
  readonly page: ApprovalsModel;
  readonly filter: ApprovalFilter;
  readonly totals: components['schemas']['ApprovalGroups'];
}

/** The people with their summary, or why there are none. */
export function ApprovalsList({ page, filter, totals }: ApprovalsListProps) {
  const isPhone = useViewport() === 'phone';
  const { approvals, shown, decisions } = page;
  const { changeFilter } = approvals;
  const otherDays = (
    <OtherDays
      filter={filter}
      today={approvals.today}
      shown={totals.totalDecidable}
      isChanging={approvals.isFetching || decisions.progress !== null}
      onRange={(range) => changeFilter({ range })}
    />
  );
  const isEmpty = shown.groups.length === 0;
  return (
    <>
      {(!isEmpty || filter.onlyExceptions) && (
        <ApprovalsSummary page={page} filter={filter} totals={totals} otherDays={otherDays} />
      )}
      {isEmpty ? (
        <NothingToShow
          filter={filter}
          isNarrowed={approvals.isNarrowed}
          onRange={(range) => changeFilter({ range })}
          onEverything={() => changeFilter({ onlyExceptions: false })}
          onReset={approvals.resetFilter}
        />
      ) : (
        <>
          <ApprovalsTable page={page} canSelect={totals.totalDecidable > 0} />
          {approvals.hasMore && (
            <LoadMore
              isLoading={approvals.isFetching}
              count={3}
              height={56}
              onNear={approvals.fetchMore}
            />
          )}
          {isPhone && otherDays}
          <Pager
            page={filter.page}
            totalPages={totals.totalPages}
            totalRows={totals.totalEmployees}
            pageSize={filter.pageSize}
            sizes={pageSizes(isPhone)}
            onChange={changeFilter}
          />
        </>
      )}
    </>
  );
}
