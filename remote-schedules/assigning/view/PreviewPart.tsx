import { Button, makeStyles, SkeletonRows, text as type, tokens, useFailureText } from 'shared-ui';
import { useAssignText } from '../messages/useText.ts';
import { PreviewTable } from './PreviewTable.tsx';
import type { PreviewState } from './usePreview.ts';

/** What a plan would change; while it is checked, that it is. */
export function PreviewPart({ state }: { readonly state: PreviewState }) {
  const text = useAssignText();
  const styles = useStyles();
  const failureText = useFailureText();
  const { preview, isChecking, failure, retry } = state;
  if (!preview && !isChecking && !failure) return null;
  return (
    <section aria-label={text('assign.preview')} className={styles.part}>
      <h3 className={styles.title}>{text('assign.preview')}</h3>
      {isChecking && (
        <>
          <p role="status" className={styles.words}>
            {text('assign.preview.checking')}
          </p>
          <SkeletonRows count={2} height={44} />
        </>
      )}
      {failure !== null && !preview && !isChecking && (
        <p role="alert" className={styles.words}>
          {text('assign.preview.failed')} {failureText(failure)}{' '}
          <Button size="row" onClick={retry}>
            {text('assign.tryAgain')}
          </Button>
        </p>
      )}
      {preview && <PreviewTable preview={preview} />}
    </section>
  );
}

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '8px' },
  title: { ...type.section, margin: 0 },
  words: { ...type.body, margin: 0, color: tokens.colorNeutralForeground2 },
});
