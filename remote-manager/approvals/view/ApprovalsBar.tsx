import type { ReactNode } from 'react';
import { batchSize } from 'shared-contracts';
import {
  AddRegular,
  BatchProgress,
  BottomBar,
  Button,
  CheckmarkRegular,
  DismissibleChip,
  DismissRegular,
  IconButton,
  makeStyles,
  text as type,
  tokens,
  useFeature,
  useViewport,
  VisuallyHidden,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { Decision } from '../rules/timePairs.ts';
import type { Progress } from './useDecide.ts';

export interface ApprovalsBarProps {
  readonly selected: number;
  /** The number of selected entries outside the filter. */
  readonly hidden: number;
  readonly onShowHidden: () => void;
  readonly onClearHidden: () => void;
  /** There is something to decide. */
  readonly canDecideAll: boolean;
  readonly progress: Progress | null;
  readonly onStop: () => void;
  readonly onClear: () => void;
  /** Decides the selection, or without one all matches of the filter. */
  readonly onDecide: (decision: Decision) => void;
  /** Null if managers cannot add time. */
  readonly onAddTime: (() => void) | null;
  /** The button that opens the report dialog. */
  readonly report?: ReactNode;
}

/**
 * The selection and its actions, or the actions on everything; on phones it replaces the tabs, to
 * leave room for people.
 */
export function ApprovalsBar(props: ApprovalsBarProps) {
  const { selected, canDecideAll, progress, onStop, onClear, onDecide, onAddTime, report } = props;
  const text = useText();
  const styles = useStyles();
  const isPhone = useViewport() === 'phone';
  const hasApproval = useFeature('APPROVE_TIME_PAIRS');
  const others = (
    <>
      {report}
      {onAddTime &&
        (isPhone ? (
          <IconButton icon={<AddRegular />} label={text('approvals.addTime')} onClick={onAddTime} />
        ) : (
          <Button look="subtle" icon={<AddRegular />} onClick={onAddTime}>
            {text('approvals.addTime')}
          </Button>
        ))}
    </>
  );
  const words =
    selected > 0
      ? {
          reject: text('approvals.rejectCount', { count: selected }),
          approve: text('approvals.approveCount', { count: selected }),
        }
      : { reject: text('approvals.rejectAll'), approve: text('approvals.approveAll') };
  const isSlim = isPhone && selected === 0 && !progress;
  const isDisabled = progress !== null || (selected === 0 && !canDecideAll);
  const decisions = (
    <>
      <Button
        tone="danger"
        {...(isSlim ? {} : { icon: <DismissRegular /> })}
        busy={progress?.decision === 'REJECTED'}
        disabled={isDisabled}
        onClick={() => onDecide('REJECTED')}
      >
        {words.reject}
      </Button>
      <Button
        look={selected > 0 ? 'primary' : 'outline'}
        {...(isSlim ? {} : { icon: <CheckmarkRegular /> })}
        busy={progress?.decision === 'APPROVED'}
        disabled={isDisabled}
        onClick={() => onDecide('APPROVED')}
      >
        {words.approve}
      </Button>
    </>
  );
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
              {progress && progress.total > batchSize ? (
                <BatchProgress
                  {...progress}
                  words={text(`approvals.progress.${progress.decision}`, {
                    answered: progress.answered,
                    total: progress.total,
                  })}
                  stop={text('approvals.stop')}
                  onStop={onStop}
                />
              ) : (
                selected > 0 && (
                  <DismissibleChip name={text('approvals.selection')} onDismiss={onClear}>
                    {text('approvals.selected', { count: selected })}
                  </DismissibleChip>
                )
              )}
              {!progress && props.hidden > 0 && (
                <span className={styles.hidden} role="status">
                  {text('approvals.hidden', { count: props.hidden })}
                  <Button size="row" look="subtle" tone="brand" onClick={props.onShowHidden}>
                    {text('approvals.hidden.show')}
                  </Button>
                  <Button size="row" look="subtle" onClick={props.onClearHidden}>
                    {text('approvals.hidden.clear')}
                  </Button>
                </span>
              )}
              {isPhone && others}
            </>
          )
        }
      >
        {isSlim ? (
          <>
            <div className={styles.group}>{others}</div>
            {hasApproval && <div className={styles.group}>{decisions}</div>}
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
});
