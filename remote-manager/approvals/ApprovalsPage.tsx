import {
  FailurePanel,
  FreshnessNote,
  Page as PageContent,
  PageToolbar,
  Skeleton,
  useFeature,
} from 'shared-ui';
import { useText } from '../messages/useText.ts';
import { SignOff } from '../sign-off/SignOff.ts';
import type { ApprovalFilter } from './rules/approvalFilter.ts';
import { ApprovalsBar } from './view/ApprovalsBar.tsx';
import { ApprovalsList } from './view/ApprovalsList.tsx';
import { ApprovalsSkeleton } from './view/ApprovalsSkeleton.tsx';
import { ApprovalsToolbar } from './view/ApprovalsToolbar.tsx';
import { type ApprovalsModel, useApprovalsModel } from './view/useApprovalsModel.ts';

/** People and their time; managers approve, correct and reject it (spec §2). */
export function Page() {
  const page = useApprovalsModel();
  const { first, filter } = page.approvals;
  if (filter && first) return <Content page={page} filter={filter} first={first} />;
  return (
    <PageContent>
      <PageToolbar>
        <Skeleton width="220px" height="36px" />
      </PageToolbar>
      <Waiting page={page} />
    </PageContent>
  );
}

interface ContentProps {
  readonly page: ApprovalsModel;
  readonly filter: ApprovalFilter;
  readonly first: ApprovalFilter;
}

function Content({ page, filter, first }: ContentProps) {
  const hasApproval = useFeature('APPROVE_TIME_PAIRS');
  const { approvals } = page;
  const { totals } = approvals;
  return (
    <PageContent>
      <ApprovalsToolbar page={page} filter={filter} first={first} />
      <FreshnessNote
        answeredAt={approvals.answeredAt}
        failure={approvals.failure}
        onRetry={approvals.retry}
      />
      {totals ? (
        <ApprovalsList page={page} filter={filter} totals={totals} />
      ) : (
        <Waiting page={page} />
      )}
      {totals && hasApproval && (
        <SignOff range={filter.range} today={approvals.today} onUndecided={page.showUndecided} />
      )}
      <ApprovalsBar page={page} range={filter.range} />
      {page.time.dialogs}
      {page.clockOut.dialog}
      {page.decisions.dialog}
    </PageContent>
  );
}

function Waiting({ page: { approvals } }: Pick<ContentProps, 'page'>) {
  const text = useText();
  const { failure, retry } = approvals;
  if (!failure) return <ApprovalsSkeleton />;
  return <FailurePanel title={text('approvals.failure')} failure={failure} onRetry={retry} />;
}
