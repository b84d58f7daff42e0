import { makeStyles } from '@fluentui/react-components';
import { Loader } from '../feedback/Loader.tsx';

/** Shown over the page while the code of an overlay loads. */
export function OverlayComing() {
  const styles = useStyles();
  return (
    <div className={styles.top}>
      <Loader />
    </div>
  );
}

const useStyles = makeStyles({
  top: { position: 'fixed', inset: '0 0 auto 0', zIndex: 1_000_000 },
});
