import { type DateRange, refusalOf, rowsPerRequest } from 'shared-contracts';
import {
  AddRegular,
  BatchProgress,
  BottomBar,
  BottomBarButton,
  Button,
  CheckmarkRegular,
  DismissibleChip,
  DismissRegular,
  makeStyles,
  mergeClasses,
  text as type,
  tokens,
  useFeature,
  useHost,
  useViewport,
  VisuallyHidden,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { ReportButton } from '../../reports/view/ReportButton.tsx';
import type { ApprovalsModel } from './useApprovalsModel.ts';

export interface ApprovalsBarProps {
  readonly page: ApprovalsModel;
  readonly range: DateRange;
}

/**
 * The selection and its actions, or the actions on everything; on phones it replaces the tabs, to
 * leave room for people.
 */
export function ApprovalsBar({ page, range }: ApprovalsBarProps) {
  const text = useText();
  const styles = useStyles();
  const isPhone = useViewport() === 'phone';
  const hasApproval = useFeature('APPROVE_TIME_PAIRS');
  const selected = page.chosen.selection.size;
  const isSlim = isPhone && selected === 0 && !page.decisions.progress;
  const others = (
    <>
      <ReportButton range={range} />
      <AddTimeButton onClick={() => page.time.open({ kind: 'ADD_SHIFT' })} />
    </>
  );
  const decisions = <DecisionButtons page={page} isSlim={isSlim} />;
  return (
    <>
      <VisuallyHidden live="polite">
        {selected > 0 ? text('approvals.selected', { count: selected }) : ''}
      </VisuallyHidden>
      <BottomBar
        replacesTabs
        start={
          !isSlim && (
            <>
              <SelectedEntries page={page} />
              {isPhone && others}
            </>
          )
        }
      >
        {isSlim ? (
          <>
            <div className={styles.group}>{others}</div>
            {hasApproval && (
              <div className={mergeClasses(styles.group, styles.decisions)}>{decisions}</div>
            )}
          </>
        ) : (
          <>
            {!isPhone && others}
            {hasApproval && decisions}
          </>
        )}
      </BottomBar>
    </>
  );
}

/** Renders nothing if managers cannot add time. */
function AddTimeButton({ onClick }: { readonly onClick: () => void }) {
  const text = useText();
  const { features } = useHost();
  if (refusalOf('ADD', { actsAs: 'MANAGER', ...features }) !== null) return null;
  return (
    <BottomBarButton icon={<AddRegular />} label={text('approvals.addTime')} onClick={onClick} />
  );
}

/** How many are selected, or the progress of a decision about many. */
function SelectedEntries({ page }: Pick<ApprovalsBarProps, 'page'>) {
  const { chosen, hidden, decisions } = page;
  const { progress } = decisions;
  const text = useText();
  const styles = useStyles();
  const selected = chosen.selection.size;
  return (
    <>
      {progress && progress.total > rowsPerRequest ? (
        <BatchProgress
          {...progress}
          words={text(`approvals.progress.${progress.decision}`, {
            answered: progress.answered,
            total: progress.total,
          })}
          stop={text('approvals.stop')}
          onStop={decisions.stop}
        />
      ) : (
        selected > 0 && (
          <DismissibleChip name={text('approvals.selection')} onDismiss={chosen.clear}>
            {text('approvals.selected', { count: selected })}
          </DismissibleChip>
        )
      )}
      {!progress && hidden.length > 0 && (
        <span className={styles.hidden} role="status">
          {text('approvals.hidden', { count: hidden.length })}
          <Button size="row" look="subtle" tone="brand" onClick={page.showSelection}>
            {text('approvals.hidden.show')}
          </Button>
          <Button size="row" look="subtle" onClick={() => chosen.deselect(hidden)}>
            {text('approvals.hidden.clear')}
          </Button>
        </span>
      )}
    </>
  );
}

function DecisionButtons({ page, isSlim }: Pick<ApprovalsBarProps, 'page'> & { isSlim: boolean }) {
  const { progress } = page.decisions;
  const text = useText();
  const count = page.chosen.selection.size;
  const isDisabled = progress !== null || (count === 0 && !page.canDecideAll);
  return (
    <>
      <Button
        tone="danger"
        {...(isSlim ? {} : { icon: <DismissRegular /> })}
        busy={progress?.decision === 'REJECTED'}
        disabled={isDisabled}
        onClick={() => page.decide('REJECTED')}
      >
        {count > 0 ? text('approvals.rejectCount', { count }) : text('approvals.rejectAll')}
      </Button>
      <Button
        look={count > 0 ? 'primary' : 'outline'}
        {...(isSlim ? {} : { icon: <CheckmarkRegular /> })}
        busy={progress?.decision === 'APPROVED'}
        disabled={isDisabled}
        onClick={() => page.decide('APPROVED')}
      >
        {count > 0 ? text('approvals.approveCount', { count }) : text('approvals.approveAll')}
      </Button>
    </>
  );
}

const useStyles = makeStyles({
  hidden: {
    ...type.secondary,
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '8px',
    color: tokens.colorNeutralForeground2,
  },
  // Long labels put the two groups in two lines.
  group: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '8px 12px',
  },
  decisions: { '& > *': { flexGrow: 1 } },
});
