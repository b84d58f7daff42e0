import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import {
  makeStyles,
  PunctualThemeProvider,
  useApi,
  useHost,
  useLeaveQuestion,
  useProperty,
} from 'shared-ui';
import type { TerminalDialog } from '../../clocking/rules/terminalDialog.ts';
import { OptionsScreen } from '../../clocking/view/OptionsScreen.tsx';
import { SuccessScreen } from '../../clocking/view/SuccessScreen.tsx';
import { identificationWays } from '../../identification/rules/identificationWays.ts';
import { PinScreen } from '../../identification/view/PinScreen.tsx';
import { useIdentify } from '../../identification/view/useIdentify.ts';
import { useReader } from '../../identification/view/useReader.ts';
import { SpokenLanguage } from '../../language/view/SpokenLanguage.tsx';
import { LeaveDialog } from '../../leaving/view/LeaveDialog.tsx';
import { useText } from '../../messages/useText.ts';
import { wordsOf, type NoticeWords } from '../../waiting/rules/wallNotice.ts';
import { NoticeNote } from '../../waiting/view/NoticeNote.tsx';
import { WaitingScreen } from '../../waiting/view/WaitingScreen.tsx';
import { nextScreen, takesPeople, waitingScreen } from '../rules/screen.ts';
import { useWakeLock } from './useWakeLock.ts';

/** Milliseconds that a sentence for the last person stays on the waiting screen. */
const noticeStays = 10_000;

/** The wall at which people clock: waits, asks who it is, offers, and says what was recorded. */
export function Page() {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const { bus, locale } = useHost();
  const [screen, tell] = useReducer(nextScreen, waitingScreen);
  const ways = identificationWays({
    TERMINAL_PIN: useProperty('TERMINAL_PIN'),
    TERMINAL_BADGE: useProperty('TERMINAL_BADGE'),
  });
  const [isLeaving, setIsLeaving] = useState(false);
  const answerLeaving = useRef<(hasLeft: boolean) => void>(null);
  const { mutate, isPending } = useIdentify();
  useWakeLock();

  useReader(takesPeople(screen) && ways.includes('BADGE') && !isPending && !isLeaving, (badge) =>
    mutate(
      { badge },
      {
        onSuccess: (dialog) => tell({ kind: 'recognised', dialog }),
        onError: (failure) =>
          tell({ kind: 'not-recognised', notice: { words: wordsOf(failure), locale: null } }),
      },
    ),
  );

  const notice = screen.kind === 'waiting' ? screen.notice : null;
  useEffect(() => {
    if (notice === null) return undefined;
    const timer = setTimeout(() => tell({ kind: 'closed' }), noticeStays);
    return () => clearTimeout(timer);
  }, [notice]);

  const leave = useLeaveQuestion({
    ask: () =>
      new Promise((resolve) => {
        answerLeaving.current = resolve;
        setIsLeaving(true);
      }),
    left: () => bus.emit('session-ended', { reason: 'logged-out' }),
  });
  const onLeft = useCallback((hasLeft: boolean) => {
    setIsLeaving(false);
    answerLeaving.current?.(hasLeft);
    answerLeaving.current = null;
  }, []);

  function endDialog({ dialogToken, employee }: TerminalDialog, words: NoticeWords | null): void {
    // Nobody waits for the answer: the dialog ends by itself soon after.
    void api.POST('/api/terminal/dialogs/end', { body: { dialogToken } }).catch(() => undefined);
    const kept = words && { words, locale: employee.locale };
    tell({ kind: 'dialog-ended', token: dialogToken, notice: kept });
  }

  const isDark = screen.kind === 'waiting' || screen.kind === 'success';
  return (
    <PunctualThemeProvider locale={locale} scheme={isDark ? 'dark' : 'light'}>
      <div className={styles.wall} onContextMenu={(event) => event.preventDefault()}>
        {screen.kind === 'waiting' && (
          <WaitingScreen
            onTap={ways.includes('PIN') ? () => tell({ kind: 'tapped' }) : undefined}
            hint={
              ways.length === 0
                ? text('terminal.noWay')
                : isPending
                  ? text('terminal.reading')
                  : ways.includes('BADGE')
                    ? text('terminal.holdBadge')
                    : null
            }
            notice={
              notice && (
                <SpokenLanguage locale={notice.locale ?? locale}>
                  <NoticeNote words={notice.words} />
                </SpokenLanguage>
              )
            }
            onLeave={() => void leave()}
          />
        )}
        {screen.kind === 'pin' && (
          <PinScreen
            onRecognised={(dialog) => tell({ kind: 'recognised', dialog })}
            onClose={() => tell({ kind: 'closed' })}
          />
        )}
        {screen.kind === 'options' && (
          <SpokenLanguage key={screen.dialog.dialogToken} locale={screen.dialog.employee.locale}>
            <OptionsScreen
              dialog={screen.dialog}
              onRecorded={(punch) =>
                tell({ kind: 'punched', token: screen.dialog.dialogToken, punch })
              }
              onEnded={(words) => endDialog(screen.dialog, words)}
            />
          </SpokenLanguage>
        )}
        {screen.kind === 'success' && (
          <SpokenLanguage key={screen.dialog.dialogToken} locale={screen.dialog.employee.locale}>
            <SuccessScreen
              dialog={screen.dialog}
              punch={screen.punch}
              onClose={() => tell({ kind: 'closed' })}
            />
          </SpokenLanguage>
        )}
        <LeaveDialog open={isLeaving} onAnswer={onLeft} />
      </div>
    </PunctualThemeProvider>
  );
}

const useStyles = makeStyles({
  wall: { userSelect: 'none', touchAction: 'pan-y', minHeight: '100dvh' },
});
