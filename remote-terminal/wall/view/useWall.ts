import { useReducer, useState } from 'react';
import { useFeature, useProperty } from 'shared-ui';
import type { FaceClaim } from '../../faces/rules/faceClaim.ts';
import { useFaceDetector } from '../../faces/view/useFaceDetector.ts';
import { identificationWays } from '../../identification/rules/identificationWays.ts';
import { useIdentify } from '../../identification/view/useIdentify.ts';
import { useKeptPunches } from '../../kept-punches/view/useKeptPunches.ts';
import { useLeaving } from '../../leaving/view/useLeaving.ts';
import { useHeartbeat } from '../../session/view/useHeartbeat.ts';
import { useServerTime } from '../../session/view/useServerTime.ts';
import { useAfterStart } from '../../waking/view/useAfterStart.ts';
import { nextScreen, takesPeople, waitingScreen } from '../rules/screen.ts';
import { useBadges } from './useBadges.ts';
import { useNotice } from './useNotice.ts';
import { useRecognition } from './useRecognition.ts';
import { useSpoken } from './useSpoken.ts';
import { useWakeLock } from './useWakeLock.ts';

/** The screen of the wall, and everything that changes it. */
export function useWall() {
  const [screen, tell] = useReducer(nextScreen, waitingScreen);
  const ways = useWays();
  const leaving = useLeaving();
  const { mutate, isPending } = useIdentify();
  const kept = useKeptPunches();
  const { spoken, choose } = useSpoken(screen);
  useWakeLock();
  const { isConnected, leavesAt, known, asksNumber } = useHeartbeat(kept.count);
  const { readTime, readMoment } = useServerTime(known ?? kept.known);

  const hasStood = useAfterStart();
  const [isLookedInto, setIsLookedInto] = useState(false);
  const sight = useFaceDetector((hasStood || isLookedInto) && ways.includes('FACE'));

  const [isPressing, setIsPressing] = useState(false);
  const isSending = isPressing && !takesPeople(screen);
  const recognition = useRecognition(tell, kept, spoken);
  const gesture = useBadges({
    ...{ screen, ways, asksNumber, mutate, recognition },
    isPaused: isPending || leaving.isLeaving || isSending,
    onClaimed: lookFor,
  });
  const close = () => tell({ kind: 'closed' });
  const notice = useNotice(screen, close);

  /** Opens the camera for a claimed identity. */
  function lookFor(claim: FaceClaim): void {
    setIsLookedInto(true);
    tell({ kind: 'claimed', claim });
  }

  return {
    ...{ screen, tell, close, ways, leaving, kept, spoken, choose, recognition, gesture, notice },
    ...{ isConnected, leavesAt, asksNumber, readTime, readMoment, sight },
    /** A badge or PIN is being looked up. */
    isReading: isPending,
    /** Receives whether a press is in flight; stable. */
    setIsPressing,
    lookFor,
    tap(way: 'PIN' | 'FACE'): void {
      if (way === 'FACE') setIsLookedInto(true);
      tell({ kind: 'tapped', way: way === 'FACE' && asksNumber ? 'NUMBER' : way });
    },
  };
}

export type Wall = ReturnType<typeof useWall>;

function useWays() {
  const hasFaces = useFeature('FACIAL_RECOGNITION');
  return identificationWays({
    FACIAL_RECOGNITION_TERMINAL: useProperty('FACIAL_RECOGNITION_TERMINAL') && hasFaces,
    TERMINAL_PIN: useProperty('TERMINAL_PIN'),
    TERMINAL_BADGE: useProperty('TERMINAL_BADGE'),
  });
}
