import { makeStyles, media, palette, WarningFilled } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { useTone } from '../../sound/view/useTone.ts';
import { noticeText, type NoticeWords } from '../rules/wallNotice.ts';

/** A failure message, large enough for a wall, and announced at once. */
export function NoticeNote({ words }: { readonly words: NoticeWords }) {
  const text = useText();
  const styles = useStyles();
  const isOver = 'said' in words || words.id !== 'terminal.tryingAgain';
  useTone(isOver ? 'refused' : null);
  return (
    <p role="alert" className={styles.note}>
      <WarningFilled className={styles.icon} />
      {noticeText(words, text)}
    </p>
  );
}

const useStyles = makeStyles({
  note: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    boxSizing: 'border-box',
    maxWidth: '760px',
    margin: 0,
    padding: '14px 20px',
    borderRadius: '16px',
    backgroundColor: palette.status.warning.tint,
    color: palette.status.warning.text,
    fontSize: '24px',
    lineHeight: '32px',
    textAlign: 'start',
    [media.phone]: { padding: '8px 14px', fontSize: '18px', lineHeight: '25px' },
  },
  icon: { flexShrink: 0, fontSize: '24px' },
});
