import { useMemo, useState } from 'react';
import {
  Button,
  FailurePanel,
  MessageNote,
  Page as PageContent,
  PageToolbar,
  Skeleton,
  useScrollArea,
  WarningFilled,
} from 'shared-ui';
import { useText } from '../messages/useText.ts';
import { withOutcomes } from './rules/outcomes.ts';
import { ApprovalsSkeleton } from './view/ApprovalsSkeleton.tsx';
import { ApprovalsSummary } from './view/ApprovalsSummary.tsx';
import { ApprovalsTable } from './view/ApprovalsTable.tsx';
import { ApprovalsToolbar } from './view/ApprovalsToolbar.tsx';
import { NothingToShow } from './view/NothingToShow.tsx';
import { Pager } from './view/Pager.tsx';
import { SelectionBar } from './view/SelectionBar.tsx';
import { useApprovals } from './view/useApprovals.ts';
import { useDecide } from './view/useDecide.ts';
import { useOutcomes } from './view/useOutcomes.ts';
import { useRefresh } from './view/useRefresh.ts';
import { useSelection } from './view/useSelection.ts';

/** People and their time; managers approve and reject it (spec §2). */
export function Page() {
  const text = useText();
  const scrollArea = useScrollArea();
  const refresh = useRefresh();
  const approvals = useApprovals();
  const { filter, data, isChanging, failure, isNarrowed, changeFilter, resetFilter } = approvals;
  const { outcomes, setOutcomes } = useOutcomes(filter);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const chosen = useSelection(isChanging ? undefined : data?.contents, filter);
  const groups = useMemo(
    () => withOutcomes(data?.contents ?? [], outcomes),
    [data?.contents, outcomes],
  );
  const { isSure, decide } = useDecide({
    setOutcomes,
    groups,
    onAnswered: (timePairIds, stoppedFor) => {
      chosen.deselect(timePairIds);
      setOpen((last) => new Set([...last, ...stoppedFor]));
    },
    refresh,
  });

  const selected = [...chosen.selection.values()];

  async function decideRows(...decision: Parameters<typeof decide>): Promise<void> {
    if (await isSure(...decision)) await decide(...decision);
  }

  const failed = (
    <FailurePanel title={text('approvals.failure')} failure={failure} onRetry={approvals.retry} />
  );
  if (!filter) {
    return (
      <PageContent>
        <PageToolbar>
          <Skeleton width="220px" height="36px" />
        </PageToolbar>
        {failure ? failed : <ApprovalsSkeleton />}
      </PageContent>
    );
  }
  return (
    <PageContent>
      <ApprovalsToolbar
        filter={filter}
        today={approvals.today}
        search={approvals.search}
        isNarrowed={isNarrowed}
        onChange={changeFilter}
        onReset={resetFilter}
      />
      {failure && data && (
        <MessageNote
          icon={<WarningFilled />}
          meaning="warning"
          action={
            <Button size="row" onClick={approvals.retry}>
              {text('approvals.tryAgain')}
            </Button>
          }
        >
          {text('approvals.notRefreshed')}
        </MessageNote>
      )}
      {!data ? (
        failure ? (
          failed
        ) : (
          <ApprovalsSkeleton />
        )
      ) : groups.length === 0 ? (
        <NothingToShow
          filter={filter}
          isNarrowed={isNarrowed}
          onRange={(range) => changeFilter({ range })}
          onReset={resetFilter}
        />
      ) : (
        <>
          <ApprovalsSummary
            data={data}
            groups={groups}
            selection={chosen.selection}
            onSelect={(entries) => chosen.setSelected(entries, true)}
          />
          <ApprovalsTable
            groups={groups}
            open={open}
            selection={chosen.selection}
            isChanging={isChanging}
            actions={{
              outcomes,
              setSelected: chosen.setSelected,
              decide: (entries, decision) => void decideRows(entries, decision),
              toggleOpen: (id) => setOpen((last) => toggled(last, id)),
            }}
          />
          <Pager
            page={filter.page}
            totalPages={data.totalPages}
            totalRows={data.totalEmployees}
            pageSize={filter.pageSize}
            onPage={(page) => {
              changeFilter({ page });
              scrollArea?.firstElementChild?.scrollIntoView({ block: 'start' });
            }}
            onPageSize={(pageSize) => changeFilter({ pageSize })}
          />
        </>
      )}
      <SelectionBar
        count={chosen.selection.size}
        onClear={chosen.clear}
        isSure={(decision) => isSure(selected, decision)}
        onDecide={(decision) => decide(selected, decision)}
      />
    </PageContent>
  );
}

function toggled(set: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}
