import { makeStyles, tokens } from '@fluentui/react-components';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { useUiText } from '../messages/useUiText.ts';

/** A thin progress line at the top of its container, for waits of up to about a second. */
export function Loader({ label }: { readonly label?: string }) {
  const styles = useStyles();
  const text = useUiText();
  return (
    <div role="status" data-loading className={styles.track}>
      <div className={styles.bar} />
      <VisuallyHidden>{label ?? text('ui.loading')}</VisuallyHidden>
    </div>
  );
}

const useStyles = makeStyles({
  track: { position: 'absolute', inset: '0 0 auto 0', height: '2px', overflow: 'hidden' },
  bar: {
    width: '30%',
    height: '100%',
    backgroundColor: tokens.colorCompoundBrandBackground,
    animationName: {
      from: { transform: 'translateX(-100%)' },
      to: { transform: 'translateX(340%)' },
    },
    animationDuration: '1.2s',
    animationIterationCount: 'infinite',
    animationTimingFunction: tokens.curveEasyEase,
  },
});
