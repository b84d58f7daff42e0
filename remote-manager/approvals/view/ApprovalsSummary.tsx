import type { ReactNode } from 'react';
import type { components } from 'shared-contracts';
import {
  Button,
  CheckmarkRegular,
  Chip,
  CloudSyncRegular,
  makeStyles,
  media,
  mergeClasses,
  palette,
  text as type,
  tokens,
  useFeature,
  useViewport,
  WarningFilled,
  WarningRegular,
} from 'shared-ui';
import { RowCheckbox } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import { LeaveAllButton } from '../../unworked-days/view/LeaveAllButton.tsx';
import { onlyNotDelivered, type ApprovalFilter } from '../rules/approvalFilter.ts';
import type { ApprovalsModel } from './useApprovalsModel.ts';
import { useSummaryCounts } from './useSummaryCounts.ts';

export interface ApprovalsSummaryProps {
  readonly page: ApprovalsModel;
  readonly filter: ApprovalFilter;
  readonly totals: components['schemas']['ApprovalGroups'];
  /** What waits on other days; phones show it elsewhere. */
  readonly otherDays: ReactNode;
}

/** The open work and shortcuts through it; on phones in one row. */
export function ApprovalsSummary(props: ApprovalsSummaryProps) {
  const { page, totals } = props;
  const text = useText();
  const styles = useStyles();
  const isPhone = useViewport() === 'phone';
  const hasApproval = useFeature('APPROVE_TIME_PAIRS');
  const counts = useSummaryCounts(props.filter, totals);
  const { toLookAt } = counts;
  return (
    <div className={styles.bar}>
      {isPhone && hasApproval && (
        <RowCheckbox
          label={text('approvals.selectAll')}
          checked={page.allChecked}
          disabled={totals.totalDecidable === 0}
          onChange={page.selectAll}
        />
      )}
      <div role="status" className={styles.counts}>
        {!isPhone && (
          <span>{text.rich('approvals.people', { count: totals.totalEmployees, b: Count })}</span>
        )}
        {hasApproval && (
          <span>
            {text.rich(isPhone ? 'approvals.toDecide.short' : 'approvals.toDecide', {
              count: totals.totalDecidable,
              b: Count,
            })}
          </span>
        )}
        {!isPhone && props.otherDays}
        {!isPhone && toLookAt !== null && toLookAt > 0 && (
          <span className={styles.toLookAt}>
            <WarningFilled aria-hidden="true" className={styles.icon} />
            <span>{text.rich('approvals.toLookAt', { count: toLookAt, b: Count })}</span>
          </span>
        )}
      </div>
      <Shortcuts {...props} counts={counts} />
    </div>
  );
}

interface ShortcutsProps extends Omit<ApprovalsSummaryProps, 'otherDays'> {
  readonly counts: ReturnType<typeof useSummaryCounts>;
}

function Shortcuts({ page, filter, totals, counts }: ShortcutsProps) {
  const { approvals, decisions } = page;
  const { changeFilter } = approvals;
  const { toLookAt, notDelivered, asScheduled } = counts;
  const text = useText();
  const styles = useStyles();
  const viewport = useViewport();
  const isPhone = viewport === 'phone';
  const isDeciding = decisions.progress !== null || decisions.isFinding;
  const mayLeaveAll = filter.onlyExceptions && totals.totalUnworked > 0;
  const unusual =
    isPhone && toLookAt !== null && text('approvals.toLookAt.short', { count: toLookAt });
  const onlyUnusual = (
    <Chip
      icon={<WarningRegular />}
      selected={filter.onlyExceptions}
      aria-pressed={filter.onlyExceptions}
      aria-label={[text('approvals.onlyExceptions'), unusual].filter(Boolean).join(': ')}
      onClick={() => changeFilter({ onlyExceptions: !filter.onlyExceptions })}
    >
      {unusual || text('approvals.onlyExceptions')}
    </Chip>
  );
  return (
    <div className={mergeClasses(styles.buttons, mayLeaveAll && styles.moreButtons)}>
      {isPhone && onlyUnusual}
      {mayLeaveAll && (
        <LeaveAllButton
          filter={filter}
          count={totals.totalUnworked}
          disabled={approvals.isChanging || isDeciding}
        />
      )}
      {asScheduled > 0 && (
        <Button
          size="row"
          look="outline"
          className={styles.approve}
          {...(isPhone ? {} : { icon: <CheckmarkRegular /> })}
          busy={decisions.isFinding}
          disabled={isDeciding}
          onClick={() => void decisions.decideAll('APPROVED', 'AS_SCHEDULED')}
        >
          {text(viewport === 'desktop' ? 'approvals.asScheduled' : 'approvals.asScheduled.short', {
            count: asScheduled,
          })}
        </Button>
      )}
      {/* Failed deliveries are also exceptions. */}
      {!isPhone && notDelivered > 0 && (
        <Chip
          icon={<CloudSyncRegular />}
          onClick={() =>
            changeFilter(onlyNotDelivered(filter, text('approvals.notDelivered.filter')))
          }
        >
          {text('approvals.notDelivered', { count: notDelivered })}
        </Chip>
      )}
      {!isPhone && onlyUnusual}
    </div>
  );
}

function Count(parts: ReactNode[]) {
  return <CountText key="count">{parts}</CountText>;
}

function CountText({ children }: { readonly children: ReactNode }) {
  return <strong className={useStyles().count}>{children}</strong>;
}

/** A phone with enlarged text. */
const largeText = '@media (max-width: 20em)';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    boxSizing: 'border-box',
    minHeight: '46px',
    paddingBottom: '12px',
    [media.belowDesktop]: { rowGap: '8px' },
    [media.phone]: {
      flexWrap: 'nowrap',
      alignItems: 'flex-start',
      gap: '4px',
      minHeight: '52px',
      paddingBottom: '8px',
    },
    [largeText]: { flexWrap: 'wrap' },
  },
  counts: {
    ...type.body,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 20px',
    color: tokens.colorNeutralForeground3,
    [media.phone]: {
      flexShrink: 0,
      minHeight: '44px',
      marginInlineStart: '-6px',
      whiteSpace: 'nowrap',
    },
  },
  count: {
    ...type.section,
    ...type.numbers,
    marginRight: '2px',
    color: tokens.colorNeutralForeground1,
  },
  // Large numbers wrap to a second line, not to a second row.
  approve: { [media.phone]: { minWidth: 0, whiteSpace: 'normal' } },
  toLookAt: { display: 'inline-flex', alignItems: 'center', gap: '8px' },
  icon: { flexShrink: 0, fontSize: '18px', color: palette.status.warning.text },
  // Right-aligned, so that late counts move nothing; on tablets in a row of its own.
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '4px 8px',
    minHeight: '34px',
    marginLeft: 'auto',
    [media.belowDesktop]: { width: '100%', rowGap: '8px' },
    [media.phone]: {
      flex: '1 1 0',
      flexWrap: 'nowrap',
      width: 'auto',
      justifyContent: 'space-between',
    },
    [largeText]: { flexWrap: 'wrap' },
  },
  // The buttons for all of them do not fit the row on phones.
  moreButtons: { [media.phone]: { flexWrap: 'wrap' } },
});
