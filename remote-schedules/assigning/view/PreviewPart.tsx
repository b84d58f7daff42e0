import {
  Button,
  makeStyles,
  MessageNote,
  SkeletonRows,
  text as type,
  tokens,
  useFailureText,
  WarningFilled,
} from 'shared-ui';
import { useAssignText } from '../messages/useText.ts';
import { changesAnything } from '../rules/planPreview.ts';
import { PreviewTable } from './PreviewTable.tsx';
import type { PreviewState } from './usePreview.ts';

/** What a plan would change, or that it is being checked. */
export function PreviewPart({ state }: { readonly state: PreviewState }) {
  const text = useAssignText();
  const styles = useStyles();
  const { preview, isChecking } = state;
  if (!isChecking && !(preview && changesAnything(preview.rows))) return null;
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
      {preview && <PreviewTable preview={preview} />}
    </section>
  );
}

/** The message that the preview failed, placed where it is seen before saving. */
export function PreviewFailure({
  state: { preview, isChecking, failure, retry },
}: {
  readonly state: PreviewState;
}) {
  const text = useAssignText();
  const failureText = useFailureText();
  if (failure === null || preview || isChecking) return null;
  return (
    <MessageNote
      urgent
      meaning="warning"
      icon={<WarningFilled />}
      action={
        <Button size="row" onClick={retry}>
          {text('assign.tryAgain')}
        </Button>
      }
    >
      {text('assign.preview.failed')} {failureText(failure)}
    </MessageNote>
  );
}

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '8px' },
  title: { ...type.section, margin: 0 },
  words: { ...type.body, margin: 0, color: tokens.colorNeutralForeground2 },
});
