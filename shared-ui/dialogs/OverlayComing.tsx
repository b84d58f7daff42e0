import { makeStyles } from '@fluentui/react-components';
import { Loader } from '../feedback/Loader.tsx';

/** Over the page, while the code of what was opened is still on its way. */
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
