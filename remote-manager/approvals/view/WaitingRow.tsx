import { Button, makeStyles, SkeletonRows, text as type, tokens } from 'shared-ui';
import { DetailRow, type VirtualRow } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import type { ApprovalGroup } from '../rules/timePairs.ts';
import { useLayout } from '../../people/view/useLayout.ts';

export interface WaitingRowProps {
  readonly group: ApprovalGroup;
  readonly hasFailed: boolean;
  readonly index: number;
  readonly rowRef: VirtualRow['ref'];
  readonly columns: number;
  readonly onRetry: () => void;
}

/**
 * A placeholder for a person's entries with their size, or the message that they failed to load.
 */
export function WaitingRow({ group, hasFailed, index, rowRef, columns, onRetry }: WaitingRowProps) {
  const text = useText();
  const styles = useStyles();
  const isList = useLayout() === 'list';
  return (
    <DetailRow ref={rowRef} index={index} columns={columns} isFlush={!hasFailed}>
      {hasFailed ? (
        <p role="alert" className={styles.failed}>
          {text('approvals.entries.failed')}{' '}
          <Button size="row" onClick={onRetry}>
            {text('approvals.tryAgain')}
          </Button>
        </p>
      ) : (
        <SkeletonRows
          count={Math.min(group.totalTimePairs + group.totalUnworked, 12)}
          height={isList ? 72 : 44}
        />
      )}
    </DetailRow>
  );
}

const useStyles = makeStyles({
  failed: { ...type.body, margin: 0, color: tokens.colorNeutralForeground2 },
});
