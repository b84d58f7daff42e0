import { useState } from 'react';
import { answer, ApiFailure, type components } from 'shared-contracts';
import { Button, makeStyles, media, useApi, useMutation } from 'shared-ui';
import type { TerminalDialog } from '../../clocking/rules/terminalDialog.ts';
import { useSending } from '../../clocking/view/useSending.ts';
import { CountdownRing } from '../../countdown/view/CountdownRing.tsx';
import { useCountdown } from '../../countdown/view/useCountdown.ts';
import { useText } from '../../messages/useText.ts';
import { wordsOf, type NoticeWords } from '../../waiting/rules/wallNotice.ts';
import { NoticeNote } from '../../waiting/view/NoticeNote.tsx';
import { WallFrame } from '../../frame/view/WallFrame.tsx';
import { useFocusOnShow } from '../../frame/view/useFocusOnShow.ts';

export interface ConsentScreenProps {
  readonly question: components['schemas']['FaceConsentQuestion'];
  /** Receives whether an answer is in flight; must be stable while mounted. */
  readonly onSending: (isSending: boolean) => void;
  readonly onAgreed: (dialog: TerminalDialog) => void;
  readonly onClose: (words: NoticeWords | null) => void;
}

/** Asks a person recognised for the first time for their consent (spec §6). */
export function ConsentScreen({ question, onSending, onAgreed, onClose }: ConsentScreenProps) {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const heading = useFocusOnShow<HTMLHeadingElement>();
  const { consentToken, closesInSeconds, firstName } = question;
  const { left } = useCountdown(closesInSeconds, () => onClose(null));
  const [words, setWords] = useState<NoticeWords | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (isAgreed: boolean) =>
      answer(api.POST('/api/terminal/face-consents', { body: { consentToken, isAgreed } })),
    networkMode: 'always',
  });

  useSending(isPending, onSending);

  function say(isAgreed: boolean): void {
    setWords(null);
    mutate(isAgreed, {
      onSuccess: ({ dialog }) =>
        dialog === null ? onClose({ id: 'terminal.consent.forgotten' }) : onAgreed(dialog),
      onError: (failure) => {
        const isOver = failure instanceof ApiFailure && failure.code !== 'NO_RESPONSE';
        if (isOver) onClose(wordsOf(failure));
        else setWords({ id: 'terminal.failed.offline' });
      },
    });
  }

  return (
    <WallFrame look="light" head={<CountdownRing left={left} of={closesInSeconds} />}>
      <div className={styles.content}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {text('terminal.consent.title', { name: firstName })}
        </h1>
        {question.text.text.split('\n\n').map((paragraph) => (
          <p key={paragraph} className={styles.line}>
            {paragraph}
          </p>
        ))}
        {words && <NoticeNote words={words} />}
        <div className={styles.ways}>
          <Button className={styles.way} disabled={isPending} onClick={() => say(true)}>
            {text('terminal.consent.agree')}
          </Button>
          <Button className={styles.way} disabled={isPending} onClick={() => say(false)}>
            {text('terminal.consent.refuse')}
          </Button>
          <Button className={styles.way} disabled={isPending} onClick={() => onClose(null)}>
            {text('terminal.consent.later')}
          </Button>
        </div>
      </div>
    </WallFrame>
  );
}

const useStyles = makeStyles({
  content: {
    display: 'flex',
    flexDirection: 'column',
    gap: '20px',
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '860px',
    margin: 'auto',
    padding: '16px 40px 40px',
    [media.phone]: { padding: '0 16px 16px' },
  },
  title: {
    margin: 0,
    fontSize: '34px',
    lineHeight: '42px',
    letterSpacing: 'var(--p-tracking-title)',
    outlineStyle: 'none',
    [media.phone]: { fontSize: '26px', lineHeight: '32px' },
  },
  line: {
    margin: 0,
    fontSize: '20px',
    lineHeight: '30px',
    [media.phone]: { fontSize: '17px', lineHeight: '25px' },
  },
  // Equally prominent: nobody is nudged.
  ways: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  way: { flexGrow: 1, minHeight: '72px', padding: '0 28px', fontSize: '20px' },
});
