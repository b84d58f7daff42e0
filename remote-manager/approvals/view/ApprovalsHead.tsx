import { memo } from 'react';
import { makeStyles, media, mergeClasses, useFeature } from 'shared-ui';
import { HeadCell, RowCheckbox } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import { useRowStyles } from '../../people/view/useRowStyles.ts';

export interface ApprovalsHeadProps {
  readonly isList: boolean;
  readonly isAdjusted: boolean;
  /** How much of the filter's matches is selected, on all pages. */
  readonly allChecked: boolean | 'mixed';
  readonly canSelect: boolean;
  readonly onSelectAll: (isSelected: boolean) => void;
}

/** The heads of the columns; memoized while rows scroll in. */
export const ApprovalsHead = memo(function ApprovalsHead(props: ApprovalsHeadProps) {
  const { isList, isAdjusted, allChecked, canSelect, onSelectAll } = props;
  const hasApproval = useFeature('APPROVE_TIME_PAIRS');
  const text = useText();
  const list = useRowStyles();
  const styles = useStyles();
  const total = text(isAdjusted ? 'approvals.column.adjusted' : 'approvals.column.total');
  return (
    <>
      <HeadCell name={text('approvals.column.select')}>
        {hasApproval && (
          <RowCheckbox
            label={text('approvals.selectAll')}
            checked={allChecked}
            disabled={!canSelect}
            onChange={onSelectAll}
          />
        )}
      </HeadCell>
      {!isList && <HeadCell name={text('approvals.column.open')} />}
      <HeadCell>
        {isList ? (
          <span className={mergeClasses(list.lines, styles.heads)}>
            <span>{text('approvals.column.person')}</span>
            <span className={styles.besidePerson}>{text('approvals.column.exceptions')}</span>
            <span className={styles.total}>{total}</span>
          </span>
        ) : (
          text('approvals.column.person')
        )}
      </HeadCell>
      {!isList && (
        <>
          <HeadCell align="end">
            {text(hasApproval ? 'approvals.column.toDecide' : 'approvals.column.open')}
          </HeadCell>
          <HeadCell align="end">{total}</HeadCell>
          <HeadCell>
            <span className={styles.exceptions}>{text('approvals.column.exceptions')}</span>
          </HeadCell>
        </>
      )}
      <HeadCell name={text('approvals.column.actions')} />
    </>
  );
});

const useStyles = makeStyles({
  exceptions: { paddingInlineStart: '16px' },
  // A single line, vertically centred.
  heads: { gridTemplateRows: 'auto' },
  // Below the person's name there.
  besidePerson: { [media.smallTablet]: { display: 'none' } },
  total: { gridColumn: '3', textAlign: 'end' },
});
