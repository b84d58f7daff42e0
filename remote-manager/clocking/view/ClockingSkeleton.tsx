import { Card, makeStyles, Skeleton, SkeletonRows, useViewport } from 'shared-ui';

/** Stands in for the count and the rows, each in the size of what comes. */
export function ClockingSkeleton() {
  const styles = useStyles();
  return (
    <>
      <div className={styles.summary}>
        <Skeleton width="120px" height="20px" />
      </div>
      <Card flush>
        <SkeletonRows count={8} height={useViewport() === 'phone' ? 92 : 56} />
      </Card>
    </>
  );
}

const useStyles = makeStyles({ summary: { height: '46px' } });
