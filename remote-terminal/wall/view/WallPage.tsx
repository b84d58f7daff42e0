import { useReducer, useState } from 'react';
import type { ApiFailure, components } from 'shared-contracts';
import { makeStyles, PunctualThemeProvider, useApi, useFeature, useProperty } from 'shared-ui';
import { shownTimeOf, type TerminalDialog } from '../../clocking/rules/terminalDialog.ts';
import { OptionsScreen } from '../../clocking/view/OptionsScreen.tsx';
import { SuccessScreen } from '../../clocking/view/SuccessScreen.tsx';
import { claimByBadge, type FaceClaim } from '../../faces/rules/faceClaim.ts';
import { ConsentScreen } from '../../faces/view/ConsentScreen.tsx';
import { FaceScreen } from '../../faces/view/FaceScreen.tsx';
import { useFaceDetector } from '../../faces/view/useFaceDetector.ts';
import { identificationWays } from '../../identification/rules/identificationWays.ts';
import { NumberScreen } from '../../identification/view/NumberScreen.tsx';
import { PinScreen } from '../../identification/view/PinScreen.tsx';
import { useIdentify } from '../../identification/view/useIdentify.ts';
import { useIdentifyByBadge } from '../../identification/view/useIdentifyByBadge.ts';
import { useReader } from '../../identification/view/useReader.ts';
import type { PressKeeping } from '../../clocking/view/usePress.ts';
import type { Who } from '../../kept-punches/data/sealProof.ts';
import type { SealedProof } from '../../kept-punches/rules/keptPunch.ts';
import { madeBy, nameOf } from '../../kept-punches/rules/whoMade.ts';
import { KeepingScreen } from '../../kept-punches/view/KeepingScreen.tsx';
import { KeptScreen } from '../../kept-punches/view/KeptScreen.tsx';
import { useKeptPunches } from '../../kept-punches/view/useKeptPunches.ts';
import { SpokenLanguage } from '../../language/view/SpokenLanguage.tsx';
import { readMessages } from '../../language/data/readMessages.ts';
import { LanguageChoice } from '../../language/view/LanguageChoice.tsx';
import { useLanguages } from '../../language/view/useLanguages.ts';
import { LeaveDialog } from '../../leaving/view/LeaveDialog.tsx';
import { useLeaving } from '../../leaving/view/useLeaving.ts';
import { EndingNote } from '../../session/view/EndingNote.tsx';
import { useHeartbeat } from '../../session/view/useHeartbeat.ts';
import { useServerTime } from '../../session/view/useServerTime.ts';
import { wordsOf, type NoticeWords } from '../../waiting/rules/wallNotice.ts';
import { NoticeNote } from '../../waiting/view/NoticeNote.tsx';
import { WaitingScreen } from '../../waiting/view/WaitingScreen.tsx';
import { useAfterStart } from '../../waking/view/useAfterStart.ts';
import { Waking } from '../../waking/view/Waking.tsx';
import { doingOn, isNews, nextScreen, takesPeople, waitingScreen } from '../rules/screen.ts';
import { useNotice } from './useNotice.ts';
import { useOneGesture } from './useOneGesture.ts';
import { useSpoken } from './useSpoken.ts';
import { useWakeLock } from './useWakeLock.ts';

type FaceIdentification = components['schemas']['FaceIdentification'];

/** The wall at which people clock: waits, identifies, offers operations, and confirms. */
export function Page() {
  const api = useApi();
  const styles = useStyles();
  const [screen, tell] = useReducer(nextScreen, waitingScreen);
  const hasFaces = useFeature('FACIAL_RECOGNITION');
  const ways = identificationWays({
    FACIAL_RECOGNITION_TERMINAL: useProperty('FACIAL_RECOGNITION_TERMINAL') && hasFaces,
    TERMINAL_PIN: useProperty('TERMINAL_PIN'),
    TERMINAL_BADGE: useProperty('TERMINAL_BADGE'),
  });
  const { isLeaving, leave, onLeft } = useLeaving();
  const { mutate, isPending } = useIdentify();
  const kept = useKeptPunches();
  const languages = useLanguages();
  const { spoken, choose } = useSpoken(screen);
  useWakeLock();
  const { isConnected, leavesAt, known, asksNumber } = useHeartbeat(kept.count);
  const { readTime, readMoment } = useServerTime(known ?? kept.known);

  const takesFaces = ways.includes('FACE');
  // No waking if the number comes first.
  const wakes = takesFaces && !asksNumber;
  const hasStood = useAfterStart();
  const [isLookedInto, setIsLookedInto] = useState(false);
  const sight = useFaceDetector((hasStood || isLookedInto) && takesFaces);

  const [isPressing, setIsPressing] = useState(false);
  const isSending = isPressing && !takesPeople(screen);
  const opensByBadge = ways.includes('BADGE');
  const isBadgeForNumber = takesFaces && (asksNumber || screen.kind === 'number');
  const takesBadges = opensByBadge || isBadgeForNumber;
  const reads = takesBadges && !isPending && !isLeaving && !isSending;
  const asked = screen.kind === 'pin' || screen.kind === 'number' ? screen.kind : null;
  const identifyByBadge = useIdentifyByBadge(mutate);
  const gesture = useOneGesture(screen, askWhoseBadge);
  useReader({ isOn: reads, asked }, (readings) => {
    if (!readings.every((badge) => isNews(screen, badge))) return;
    // The automatic operation counts, even if the next person arrives before it.
    if (gesture.only !== null) {
      gesture.queue(readings);
      return;
    }
    endForNext();
    if (opensByBadge) askWhoseBadge(readings);
    else lookFor(claimByBadge(readings));
  });

  /** Opens the camera for a claimed identity. */
  function lookFor(claim: FaceClaim): void {
    setIsLookedInto(true);
    tell({ kind: 'claimed', claim });
  }

  function askWhoseBadge(readings: readonly string[]): void {
    identifyByBadge(readings, {
      onKnown: (badge, dialog) => void recognised(dialog, { badge }),
      onFailed: (badge, failure) => void notRecognised({ badge }, failure),
    });
  }

  /** The person at the reader is here now: another person's open dialog is abandoned. */
  function endForNext(): void {
    if (screen.kind === 'options') endDialog(screen.dialog, null);
    else if (screen.kind === 'keeping') tell({ kind: 'closed' });
    else if (screen.kind === 'asked') tell({ kind: 'consent-closed', notice: null });
  }

  async function recognised(dialog: TerminalDialog, who: Who): Promise<void> {
    const proof = kept.seal(who).catch(() => null);
    await readMessages(dialog.employee.locale);
    tell({ kind: 'recognised', dialog, proof: await proof, badge: badgeOf(who) });
  }

  async function identified({ dialog, consent }: FaceIdentification): Promise<void> {
    const person = dialog?.employee ?? consent;
    if (person) await readMessages(person.locale);
    if (dialog !== null) tell({ kind: 'recognised', dialog, proof: null, badge: null });
    else if (consent !== null) tell({ kind: 'asked', question: consent });
  }

  async function notRecognised(who: Who, failure: ApiFailure): Promise<void> {
    if (failure.code === 'NO_RESPONSE' && (await unanswered(who))) return;
    refuse(wordsOf(failure));
  }

  const inWords = (words: NoticeWords) => ({ words, locale: spoken });
  const refuse = (words: NoticeWords) => tell({ kind: 'not-recognised', notice: inWords(words) });

  /** Whether a press can be queued. */
  async function unanswered(who: Who): Promise<boolean> {
    const proof = await kept.seal(who);
    if (proof === null) return false;
    const keeping = { kind: 'keeping', proof, who: madeBy(who), badge: badgeOf(who) } as const;
    tell({ kind: 'unanswered', keeping });
    return true;
  }

  const notice = useNotice(screen, () => tell({ kind: 'closed' }));

  function keepingOf(proof: SealedProof): PressKeeping {
    const keep: PressKeeping['keep'] = (press) => kept.keep({ ...proof, ...press });
    return { key: proof.key, readMoment, keep };
  }

  function endDialog({ dialogToken }: TerminalDialog, words: NoticeWords | null): void {
    // Nobody waits for the response: the dialog expires soon anyway.
    void api.POST('/api/terminal/dialogs/end', { body: { dialogToken } }).catch(() => undefined);
    tell({ kind: 'dialog-ended', token: dialogToken, notice: words && inWords(words) });
  }

  function leaveFace(words: NoticeWords | null): void {
    if (words === null) tell({ kind: 'closed' });
    else refuse(words);
  }

  const isDark = ['waiting', 'success', 'kept'].includes(screen.kind);
  return (
    <PunctualThemeProvider locale={spoken} scheme={isDark ? 'dark' : 'light'}>
      <div className={styles.wall} onContextMenu={(event) => event.preventDefault()}>
        <SpokenLanguage locale={spoken}>
          {screen.kind === 'waiting' && (
            <WaitingScreen
              readTime={readTime}
              isConnected={isConnected}
              ways={ways}
              asksNumber={asksNumber}
              onTap={(way) => {
                if (way === 'FACE') setIsLookedInto(true);
                tell({ kind: 'tapped', way: way === 'FACE' && asksNumber ? 'NUMBER' : way });
              }}
              isReading={isPending}
              notice={
                notice && (
                  <SpokenLanguage locale={notice.locale}>
                    <NoticeNote words={notice.words} />
                  </SpokenLanguage>
                )
              }
              keptCount={kept.count}
              languages={<LanguageChoice languages={languages} onChoose={choose} />}
              onLeave={() => void leave()}
            />
          )}
          <Waking
            detector={wakes && sight !== 'COMING' && isConnected && isDark ? sight : null}
            doing={doingOn(screen)}
            mayWake={screen.kind === 'waiting' && !isPending && !isLeaving}
            onWake={() => tell({ kind: 'woken' })}
          />
          {screen.kind === 'pin' && (
            <PinScreen
              onRecognised={(dialog, who) => void recognised(dialog, who)}
              onUnanswered={async (who) => void (await unanswered(who))}
              onLocked={(failure) => refuse(wordsOf(failure))}
              onClose={() => tell({ kind: 'closed' })}
            />
          )}
          {screen.kind === 'number' && (
            <NumberScreen
              opensByBadge={opensByBadge}
              onNumber={(employeeNumber) => lookFor({ employeeNumber })}
              onClose={() => tell({ kind: 'closed' })}
            />
          )}
          {screen.kind === 'face' && (
            <FaceScreen
              key={JSON.stringify(screen.claim)}
              sight={sight}
              isWoken={screen.isWoken}
              claim={screen.claim}
              ways={ways}
              onPin={() => tell({ kind: 'tapped', way: 'PIN' })}
              onNumberNeeded={() => tell({ kind: 'number-needed' })}
              onIdentified={(found) => void identified(found)}
              onEnded={leaveFace}
            />
          )}
          {screen.kind === 'asked' && (
            <ConsentScreen
              question={screen.question}
              onSending={setIsPressing}
              onAgreed={(dialog) => tell({ kind: 'consented', dialog })}
              onClose={(words) => tell({ kind: 'consent-closed', notice: words && inWords(words) })}
            />
          )}
          {screen.kind === 'keeping' && (
            <KeepingScreen
              key={screen.proof.key}
              who={screen.who}
              onPress={async (operation) => {
                const moment = readMoment();
                setIsPressing(true);
                await kept
                  .keep({ ...screen.proof, ...moment, operation })
                  .finally(() => setIsPressing(false));
                const at = shownTimeOf(moment);
                tell({ kind: 'kept', who: screen.who, operation, at, locale: spoken });
              }}
              onClose={() => tell({ kind: 'closed' })}
            />
          )}
          {screen.kind === 'kept' && (
            <KeptScreen
              who={screen.who}
              operation={screen.operation}
              at={screen.at}
              isConnected={isConnected}
              onClose={() => tell({ kind: 'closed' })}
            />
          )}
          {screen.kind === 'options' && (
            <OptionsScreen
              key={screen.dialog.dialogToken}
              dialog={screen.dialog}
              gesture={gesture}
              keeping={screen.proof && keepingOf(screen.proof)}
              onKept={(operation, at) =>
                tell({
                  kind: 'press-kept',
                  token: screen.dialog.dialogToken,
                  made: { kind: 'kept', who: nameOf(screen.dialog), operation, at, locale: spoken },
                })
              }
              onRecorded={(punch, assignment) =>
                tell({ kind: 'punched', token: screen.dialog.dialogToken, assignment, punch })
              }
              onSending={setIsPressing}
              onEnded={(words) => endDialog(screen.dialog, words)}
            />
          )}
          {screen.kind === 'success' && (
            <SuccessScreen
              key={screen.dialog.dialogToken}
              dialog={screen.dialog}
              assignment={screen.assignment}
              punch={screen.punch}
              onClose={() => tell({ kind: 'closed' })}
            />
          )}
        </SpokenLanguage>
        {leavesAt !== null && <EndingNote leavesAt={leavesAt} />}
        <LeaveDialog open={isLeaving} keptCount={kept.count} onAnswer={onLeft} />
      </div>
    </PunctualThemeProvider>
  );
}

function badgeOf(who: Who): string | null {
  return 'badge' in who ? who.badge : null;
}

const useStyles = makeStyles({
  wall: { userSelect: 'none', touchAction: 'pan-y', minHeight: '100dvh' },
});
