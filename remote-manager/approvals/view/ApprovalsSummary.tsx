import type { ReactNode } from 'react';
import type { components } from 'shared-contracts';
import {
  Button,
  CheckmarkRegular,
  makeStyles,
  media,
  palette,
  text as type,
  tokens,
  useViewport,
  WarningFilled,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { countToLookAt, withoutExceptions } from '../rules/groups.ts';
import { entryOf, type SelectedEntry, type Selection } from '../rules/selection.ts';
import type { ApprovalGroup } from '../rules/timePairs.ts';

export interface ApprovalsSummaryProps {
  readonly data: components['schemas']['ApprovalGroups'];
  /** The people as they are shown. */
  readonly groups: readonly ApprovalGroup[];
  readonly selection: Selection;
  readonly onSelect: (entries: readonly SelectedEntry[]) => void;
}

/** How much there is to do, and the short way through it. */
export function ApprovalsSummary({ data, groups, selection, onSelect }: ApprovalsSummaryProps) {
  const text = useText();
  const styles = useStyles();
  const isPhone = useViewport() === 'phone';
  const toLookAt = countToLookAt(groups);
  const clear = groups.flatMap((group) =>
    withoutExceptions(group).map((pair) => entryOf(group, pair)),
  );
  const canSelect = clear.some(({ timePairId }) => !selection.has(timePairId));
  const lookAtWords = isPhone
    ? 'approvals.toLookAt.short'
    : data.totalPages > 1
      ? 'approvals.toLookAt.here'
      : 'approvals.toLookAt';
  return (
    <div className={styles.bar}>
      <div role="status" className={styles.counts}>
        {!isPhone && (
          <span>{text.rich('approvals.people', { count: data.totalEmployees, b: Count })}</span>
        )}
        <span>
          {text.rich(isPhone ? 'approvals.toDecide.short' : 'approvals.toDecide', {
            count: data.totalDecidable,
            b: Count,
          })}
        </span>
        {toLookAt > 0 && (
          <span className={styles.toLookAt}>
            <WarningFilled aria-hidden="true" className={styles.icon} />
            <span>
              {text.rich(lookAtWords, {
                count: toLookAt,
                b: Count,
              })}
            </span>
          </span>
        )}
      </div>
      {canSelect && (
        <Button
          size="row"
          look={isPhone ? 'subtle' : 'outline'}
          tone={isPhone ? 'brand' : 'neutral'}
          className={styles.select}
          {...(isPhone ? {} : { icon: <CheckmarkRegular /> })}
          onClick={() => onSelect(clear)}
        >
          {text(isPhone ? 'approvals.selectClear.short' : 'approvals.selectClear', {
            count: clear.length,
          })}
        </Button>
      )}
    </div>
  );
}

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
    [media.phone]: { paddingBottom: '4px', minHeight: '48px' },
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
  select: {
    marginLeft: 'auto',
    [media.phone]: { paddingInline: '0' },
  },
});
