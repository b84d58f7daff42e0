import { makeStyles, media, Skeleton, text as type } from 'shared-ui';

/** Placeholders with the size of the state line and the disc. */
export function ClockSkeleton({ part }: { readonly part: 'state' | 'disc' }) {
  const styles = useStyles();
  return (
    <div className={styles[part]} {...(part === 'disc' ? { 'data-loading': true } : {})}>
      <Skeleton width="100%" height="100%" round={part === 'disc'} />
    </div>
  );
}

const useStyles = makeStyles({
  // As high as a line of its type, which is higher in Thai and lower on phones.
  state: {
    ...type.state,
    width: '260px',
    height: '1lh',
    padding: '4px',
    boxSizing: 'border-box',
    maxWidth: '100%',
  },
  disc: {
    width: '380px',
    height: '380px',
    padding: '24px',
    boxSizing: 'border-box',
    [media.phone]: { width: '280px', height: '280px', padding: '20px' },
  },
});
