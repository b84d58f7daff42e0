import { makeStyles, media, Skeleton } from 'shared-ui';

/** Stand-ins in the size of the state line and the disc. */
export function ClockSkeleton({ part }: { readonly part: 'state' | 'disc' }) {
  const styles = useStyles();
  return (
    <div className={styles[part]} {...(part === 'disc' ? { 'data-loading': true } : {})}>
      <Skeleton width="100%" height="100%" round={part === 'disc'} />
    </div>
  );
}

const useStyles = makeStyles({
  state: { width: '260px', height: '24px', margin: '4px', maxWidth: '100%' },
  disc: {
    width: '380px',
    height: '380px',
    padding: '24px',
    boxSizing: 'border-box',
    [media.phone]: { width: '280px', height: '280px', padding: '20px' },
  },
});
