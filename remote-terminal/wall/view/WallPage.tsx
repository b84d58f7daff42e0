import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { toInstant, type ApiFailure } from 'shared-contracts';
import {
  makeStyles,
  PunctualThemeProvider,
  useApi,
  useFeature,
  useHost,
  useLeaveQuestion,
  useProperty,
} from 'shared-ui';
import type { TerminalDialog } from '../../clocking/rules/terminalDialog.ts';
import { OptionsScreen } from '../../clocking/view/OptionsScreen.tsx';
import { SuccessScreen } from '../../clocking/view/SuccessScreen.tsx';
import { ConsentScreen } from '../../faces/view/ConsentScreen.tsx';
import { FaceScreen } from '../../faces/view/FaceScreen.tsx';
import { useFaceDetector } from '../../faces/view/useFaceDetector.ts';
import { longestGap } from '../../identification/rules/readerBurst.ts';
import { identificationWays } from '../../identification/rules/identificationWays.ts';
import { PinScreen } from '../../identification/view/PinScreen.tsx';
import { useIdentify } from '../../identification/view/useIdentify.ts';
import { useReader } from '../../identification/view/useReader.ts';
import type { PressKeeping } from '../../clocking/view/usePress.ts';
import type { Who } from '../../kept-punches/data/sealProof.ts';
import type { SealedProof } from '../../kept-punches/rules/keptPunch.ts';
import { KeepingScreen } from '../../clocking/view/KeepingScreen.tsx';
import { KeptScreen } from '../../kept-punches/view/KeptScreen.tsx';
import { useKeptPunches } from '../../kept-punches/view/useKeptPunches.ts';
import { SpokenLanguage } from '../../language/view/SpokenLanguage.tsx';
import { LeaveDialog } from '../../leaving/view/LeaveDialog.tsx';
import { useText } from '../../messages/useText.ts';
import { EndingNote } from '../../session/view/EndingNote.tsx';
import { useHeartbeat } from '../../session/view/useHeartbeat.ts';
import { wordsOf, type NoticeWords } from '../../waiting/rules/wallNotice.ts';
import { NoticeNote } from '../../waiting/view/NoticeNote.tsx';
import { WaitingScreen } from '../../waiting/view/WaitingScreen.tsx';
import { useAfterStart } from '../../waking/view/useAfterStart.ts';
import { Waking } from '../../waking/view/Waking.tsx';
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
  const hasFaces = useFeature('FACIAL_RECOGNITION');
  const ways = identificationWays({
    FACIAL_RECOGNITION_TERMINAL: useProperty('FACIAL_RECOGNITION_TERMINAL') && hasFaces,
    TERMINAL_PIN: useProperty('TERMINAL_PIN'),
    TERMINAL_BADGE: useProperty('TERMINAL_BADGE'),
  });
  const [isLeaving, setIsLeaving] = useState(false);
  const answerLeaving = useRef<(hasLeft: boolean) => void>(null);
  const { mutate, isPending } = useIdentify();
  const kept = useKeptPunches();
  useWakeLock();
  const { isConnected, leavesAt } = useHeartbeat(kept.count);

  const takesFaces = ways.includes('FACE');
  const sight = useFaceDetector(useAfterStart() && takesFaces);
  const [hasServed, setHasServed] = useState(false);
  const hasBegun = screen.kind !== 'waiting';
  useEffect(() => {
    if (hasBegun) setHasServed(true);
  }, [hasBegun]);

  const reads = takesPeople(screen) && ways.includes('BADGE') && !isPending && !isLeaving;
  const gap = screen.kind === 'pin' ? longestGap.besideFields : longestGap.alone;
  useReader({ isOn: reads, gap }, (badge) =>
    mutate(
      { badge },
      {
        onSuccess: (dialog) => void recognised(dialog, { badge }),
        onError: (failure) => void notRecognised({ badge }, failure),
      },
    ),
  );

  async function recognised(dialog: TerminalDialog, who: Who): Promise<void> {
    tell({ kind: 'recognised', dialog, proof: await kept.seal(who).catch(() => null) });
  }

  async function notRecognised(who: Who, failure: ApiFailure): Promise<void> {
    const proof = failure.code === 'NO_RESPONSE' ? await kept.seal(who) : null;
    if (proof !== null) tell({ kind: 'unanswered', proof });
    else tell({ kind: 'not-recognised', notice: { words: wordsOf(failure), locale: null } });
  }

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

  function keepingOf(proof: SealedProof): PressKeeping {
    const { readMoment, keep } = kept;
    return { key: proof.key, readMoment, keep: (press) => keep({ ...proof, ...press }) };
  }

  function endDialog({ dialogToken, employee }: TerminalDialog, words: NoticeWords | null): void {
    // Nobody waits for the answer: the dialog ends by itself soon after.
    void api.POST('/api/terminal/dialogs/end', { body: { dialogToken } }).catch(() => undefined);
    tell({
      kind: 'dialog-ended',
      token: dialogToken,
      notice: words && { words, locale: employee.locale },
    });
  }

  function leaveFace(words: NoticeWords | null): void {
    if (words === null) tell({ kind: 'closed' });
    else tell({ kind: 'not-recognised', notice: { words, locale: null } });
  }

  const isDark = screen.kind === 'waiting' || screen.kind === 'success';
  return (
    <PunctualThemeProvider locale={locale} scheme={isDark ? 'dark' : 'light'}>
      <div className={styles.wall} onContextMenu={(event) => event.preventDefault()}>
        {screen.kind === 'waiting' && (
          <WaitingScreen
            isConnected={isConnected}
            taps={ways.filter((way) => way !== 'BADGE')}
            onTap={(way) => {
              if (way === 'PIN' || isConnected) tell({ kind: 'tapped', way });
              else leaveFace({ id: 'terminal.face.offline' });
            }}
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
            keptCount={kept.count}
            onLeave={() => void leave()}
          />
        )}
        {sight !== null && sight !== 'COMING' && takesFaces && isConnected && isDark && (
          <Waking
            detector={sight}
            isArmed={!hasServed}
            mayWake={screen.kind === 'waiting' && !isPending && !isLeaving}
            onWake={() => tell({ kind: 'woken' })}
          />
        )}
        {screen.kind === 'pin' && (
          <PinScreen
            onRecognised={(dialog, who) => void recognised(dialog, who)}
            onUnanswered={async (who) => {
              const proof = await kept.seal(who);
              if (proof !== null) tell({ kind: 'unanswered', proof });
            }}
            onClose={() => tell({ kind: 'closed' })}
          />
        )}
        {screen.kind === 'face' && (
          <FaceScreen
            sight={sight}
            isWoken={screen.isWoken}
            ways={ways}
            onPin={() => tell({ kind: 'tapped', way: 'PIN' })}
            onIdentified={({ dialog, consent }) => {
              if (dialog !== null) tell({ kind: 'recognised', dialog, proof: null });
              else if (consent !== null) tell({ kind: 'asked', question: consent });
            }}
            onEnded={leaveFace}
          />
        )}
        {screen.kind === 'asked' && (
          <SpokenLanguage locale={screen.question.locale}>
            <ConsentScreen
              question={screen.question}
              onAgreed={(dialog) => tell({ kind: 'consented', dialog })}
              onClose={(words) =>
                tell({
                  kind: 'consent-closed',
                  notice: words && { words, locale: screen.question.locale },
                })
              }
            />
          </SpokenLanguage>
        )}
        {screen.kind === 'keeping' && (
          <KeepingScreen
            key={screen.proof.key}
            onPress={async (operation) => {
              const moment = kept.readMoment();
              await kept.keep({ ...screen.proof, ...moment, operation });
              const at = toInstant(moment.pressed.wall);
              tell({ kind: 'kept', operation, at, locale: null });
            }}
            onClose={() => tell({ kind: 'closed' })}
          />
        )}
        {screen.kind === 'kept' && (
          <SpokenLanguage locale={screen.locale ?? locale}>
            <KeptScreen
              operation={screen.operation}
              at={screen.at}
              onClose={() => tell({ kind: 'closed' })}
            />
          </SpokenLanguage>
        )}
        {screen.kind === 'options' && (
          <SpokenLanguage key={screen.dialog.dialogToken} locale={screen.dialog.employee.locale}>
            <OptionsScreen
              dialog={screen.dialog}
              keeping={screen.proof && keepingOf(screen.proof)}
              onKept={(operation, at) =>
                tell({
                  kind: 'press-kept',
                  token: screen.dialog.dialogToken,
                  made: { kind: 'kept', operation, at, locale: screen.dialog.employee.locale },
                })
              }
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
        {leavesAt !== null && <EndingNote leavesAt={leavesAt} />}
        <LeaveDialog open={isLeaving} keptCount={kept.count} onAnswer={onLeft} />
      </div>
    </PunctualThemeProvider>
  );
}

const useStyles = makeStyles({
  wall: { userSelect: 'none', touchAction: 'pan-y', minHeight: '100dvh' },
});
