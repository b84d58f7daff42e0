import { Card, makeStyles, Skeleton, SkeletonRows } from 'shared-ui';
import { useLayout } from '../../people/view/useLayout.ts';

/** Placeholders for counts and rows, with their final size. */
export function ApprovalsSkeleton() {
  const styles = useStyles();
  return (
    <>
      <div className={styles.counts}>
        <Skeleton width="280px" height="20px" />
      </div>
      <Card flush>
        <SkeletonRows count={8} height={useLayout() === 'table' ? 56 : 88} />
      </Card>
    </>
  );
}

const useStyles = makeStyles({ counts: { height: '46px' } });
