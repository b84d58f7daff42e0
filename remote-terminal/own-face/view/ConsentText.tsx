import { makeStyles, text as type, tokens } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { OwnFace } from '../data/ownFace.ts';

/** The text to consent to, with its version. */
export function ConsentText({ text: consent }: Pick<OwnFace, 'text'>) {
  const text = useText();
  const styles = useStyles();
  return (
    <div className={styles.content}>
      {consent.text.split('\n\n').map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      <p className={styles.version}>{text('ownFace.version', { version: consent.version })}</p>
    </div>
  );
}

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '12px' },
  paragraph: { ...type.body, margin: 0 },
  version: { ...type.caption, margin: 0, color: tokens.colorNeutralForeground3 },
});
