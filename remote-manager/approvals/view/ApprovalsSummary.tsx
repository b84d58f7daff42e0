import type { ReactNode } from 'react';
import type { components } from 'shared-contracts';
import {
  Button,
  CheckmarkRegular,
  Chip,
  CloudSyncRegular,
  makeStyles,
  media,
  palette,
  text as type,
  tokens,
  useApi,
  useFeature,
  useQuery,
  useViewport,
  WarningFilled,
  WarningRegular,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { foundQuery } from '../data/approvalsQuery.ts';
import { asScheduledQuery } from '../data/selectEntries.ts';
import {
  approvalsPayload,
  isOnlyNotDelivered,
  onlyNotDelivered,
  type ApprovalFilter,
} from '../rules/approvalFilter.ts';
import { countToLookAt } from '../rules/groups.ts';
import type { ApprovalGroup } from '../rules/timePairs.ts';

export interface ApprovalsSummaryProps {
  readonly filter: ApprovalFilter;
  readonly totals: components['schemas']['ApprovalGroups'];
  /** The people as they are shown. */
  readonly groups: readonly ApprovalGroup[];
  readonly isDeciding: boolean;
  /** Which entries are meant is being asked. */
  readonly isFinding: boolean;
  readonly onOnlyExceptions: (isOn: boolean) => void;
  readonly onFilter: (filter: ApprovalFilter) => void;
  /** Absent where a checkbox selects everything. */
  readonly onSelectAll: (() => void) | null;
  /** Asks, then approves what matches its schedule. */
  readonly onApproveAsScheduled: () => void;
}

/** How much there is to do, and the short way through it. */
export function ApprovalsSummary(props: ApprovalsSummaryProps) {
  const { filter, totals, groups, isDeciding, onOnlyExceptions } = props;
  const { onSelectAll, onApproveAsScheduled, onFilter } = props;
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const isPhone = useViewport() === 'phone';
  const hasApproval = useFeature('APPROVE_TIME_PAIRS');
  const toLookAt = countToLookAt(groups);
  const payload = totals.totalDecidable > 0 ? approvalsPayload(filter) : null;
  const isOfFailed = isOnlyNotDelivered(filter);
  const { data: notDelivered = 0 } = useQuery(
    foundQuery(api, isOfFailed ? null : approvalsPayload(onlyNotDelivered(filter, ''))),
  );
  const { data: asScheduled = 0 } = useQuery(asScheduledQuery(api, payload));
  const lookAtWords = toLookAtWords[groups.length < totals.totalEmployees ? 'here' : 'all'];
  return (
    <div className={styles.bar}>
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
        {toLookAt > 0 && (
          <span className={styles.toLookAt}>
            <WarningFilled aria-hidden="true" className={styles.icon} />
            <span>
              {text.rich(lookAtWords[isPhone ? 'short' : 'long'], { count: toLookAt, b: Count })}
            </span>
          </span>
        )}
      </div>
      {onSelectAll && totals.totalDecidable > 0 && (
        <Button
          size="row"
          look="subtle"
          tone="brand"
          className={styles.selectAll}
          onClick={onSelectAll}
        >
          {text('approvals.selectAll.short')}
        </Button>
      )}
      <div className={styles.buttons}>
        <Chip
          icon={<WarningRegular />}
          selected={filter.onlyExceptions}
          aria-pressed={filter.onlyExceptions}
          onClick={() => onOnlyExceptions(!filter.onlyExceptions)}
        >
          {text('approvals.onlyExceptions')}
        </Chip>
        {notDelivered > 0 && (
          <Chip
            icon={<CloudSyncRegular />}
            onClick={() =>
              onFilter(onlyNotDelivered(filter, text('approvals.notDelivered.filter')))
            }
          >
            {text('approvals.notDelivered', { count: notDelivered })}
          </Chip>
        )}
        {asScheduled > 0 && (
          <Button
            size="row"
            look="outline"
            icon={<CheckmarkRegular />}
            busy={props.isFinding}
            disabled={isDeciding}
            onClick={onApproveAsScheduled}
          >
            {text('approvals.asScheduled', { count: asScheduled })}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Only the people of the page are known where there are several. */
const toLookAtWords = {
  here: { long: 'approvals.toLookAt.here', short: 'approvals.toLookAt.here.short' },
  all: { long: 'approvals.toLookAt', short: 'approvals.toLookAt.short' },
} as const;

function Count(parts: ReactNode[]) {
  return <CountText key="count">{parts}</CountText>;
}

function CountText({ children }: { readonly children: ReactNode }) {
  return <strong className={useStyles().count}>{children}</strong>;
}

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    boxSizing: 'border-box',
    minHeight: '46px',
    paddingBottom: '12px',
    [media.phone]: { paddingBottom: '8px', minHeight: '48px' },
  },
  counts: {
    ...type.body,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 20px',
    color: tokens.colorNeutralForeground3,
    [media.phone]: { columnGap: '12px' },
  },
  count: {
    ...type.section,
    ...type.numbers,
    marginRight: '2px',
    color: tokens.colorNeutralForeground1,
  },
  toLookAt: { display: 'inline-flex', alignItems: 'center', gap: '8px' },
  icon: { flexShrink: 0, fontSize: '18px', color: palette.status.warning.text },
  selectAll: { marginLeft: 'auto', paddingInline: 0 },
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    minHeight: '34px',
    marginLeft: 'auto',
    [media.phone]: { width: '100%', justifyContent: 'space-between' },
  },
});
