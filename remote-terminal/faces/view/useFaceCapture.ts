import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiFailure } from 'shared-contracts';
import { useCamera, type CameraFault } from 'shared-ui/camera';
import { wordsOf, type NoticeWords } from '../../waiting/rules/wallNotice.ts';
import { captureFace, type CaptureCalls } from '../data/captureFace.ts';
import { createLookGuide, LookMissed, type FaceSight, type Missing } from '../data/guideLook.ts';
import { createTrailCamera } from '../data/createTrailCamera.ts';
import { pauseOf } from '../data/pauseOf.ts';
import { firstPrompt, type CapturePrompt } from '../rules/capturePrompt.ts';
import { guidanceWords, type Guidance } from '../rules/guidance.ts';
import { mostTries, triesOfCapture } from '../rules/mostTries.ts';

/** Failures that a retry cannot fix. */
export type Impossible = { readonly camera: CameraFault } | 'NO_RESPONSE';

export interface FaceCaptureParts<Found> {
  /** Must be stable while mounted. */
  readonly calls: CaptureCalls<Found>;
  readonly sight: FaceSight;
  readonly onFound: (found: Found) => void;
  /** A retry cannot help: no camera, or no server. */
  readonly onImpossible: (why: Impossible) => void;
  /** Nobody has been seen for a while; if absent, counts as a failed attempt. */
  readonly onNobody?: (() => void) | undefined;
  /** The face alone is not unique; if absent, counts as a failed attempt. */
  readonly onNumberNeeded?: (() => void) | undefined;
  /** The message for a refusal; the server's by default. */
  readonly refusalWords?: ((refusal: ApiFailure) => NoticeWords) | undefined;
}

/** A person's attempts in front of the camera. */
export interface FaceCapture {
  readonly show: (video: HTMLVideoElement | null) => void;
  /** The video element currently mounted. */
  readonly shown: () => HTMLVideoElement | null;
  readonly isFilming: boolean;
  /** From 1. */
  readonly tryNumber: number;
  readonly mostTries: number;
  readonly prompt: CapturePrompt;
  /** The current guidance: `GOOD` if nothing is missing, null before the first frame. */
  readonly seen: Guidance | 'GOOD' | null;
  /** Why the attempt failed; null while it runs. Paused until `tryAgain`. */
  readonly stopped: NoticeWords | null;
  /** The capture was good, but the person is unknown. */
  readonly isUnknown: boolean;
  /** A retry could help, but all attempts are used. */
  readonly isUsedUp: boolean;
  /** Null if there is no further attempt. */
  readonly tryAgain: (() => void) | null;
}

interface Try {
  readonly number: number;
  /** Never rises: a person promised two attempts is not shown five. */
  readonly most: number;
  readonly stopped: Stop | null;
}

interface Stop {
  readonly words: NoticeWords;
  readonly isUnknown: boolean;
  readonly isOfUse: boolean;
}

/** Captures the person, straight and in the two turns (spec §4); an attempt ends by itself. */
export function useFaceCapture<Found>(parts: FaceCaptureParts<Found>): FaceCapture {
  const { calls, sight } = parts;
  const { state, fault: cameraFault, show, takePicture, shown } = useCamera();
  const [prompt, setPrompt] = useState<CapturePrompt>(firstPrompt);
  const [seen, setSeen] = useState<Guidance | 'GOOD' | null>(null);
  const [{ number, most, stopped }, setTry] = useState<Try>({
    number: 1,
    most: triesOfCapture,
    stopped: null,
  });
  const seeing = useRef(sight);
  useEffect(() => {
    seeing.current = sight;
  }, [sight]);

  const stop = (why: Stop, tries: number) =>
    setTry({ number, most: Math.max(number, Math.min(most, tries)), stopped: why });
  const found = useEffectEvent(parts.onFound);
  const ended = useEffectEvent((fault: unknown) => {
    setSeen(null);
    if (fault instanceof LookMissed) {
      const { missing } = fault;
      if (missing === 'NOBODY' && parts.onNobody) parts.onNobody();
      else stop({ words: { id: missingWords[missing] }, isUnknown: false, isOfUse: true }, most);
    } else if (!(fault instanceof ApiFailure))
      parts.onImpossible({ camera: cameraFault ?? 'OTHER' });
    else if (fault.code === 'NO_RESPONSE') parts.onImpossible('NO_RESPONSE');
    else if (fault.code === 'FACE_NEEDS_NUMBER' && parts.onNumberNeeded) parts.onNumberNeeded();
    else {
      const tries = mostTries(fault);
      const isUnknown = fault.code === 'FACE_UNKNOWN';
      const words = (parts.refusalWords ?? wordsOf)(fault);
      stop({ words, isUnknown, isOfUse: tries > 1 }, tries);
    }
  });
  useEffect(() => {
    if (state === 'out') ended(new Error('There is no camera.'));
    if (state !== 'running') return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const guide = createLookGuide({
      sight: () => seeing.current,
      video: shown,
      onGuidance: (guidance) => setSeen(guidance ?? 'GOOD'),
      pause: pauseOf(signal),
      clock: () => performance.now(),
      trailCamera: createTrailCamera(shown),
    });
    captureFace({ calls, takePicture, guide, ask: setPrompt, signal }).then(
      (whom) => {
        if (!signal.aborted) found(whom);
      },
      (fault: unknown) => {
        if (!signal.aborted) ended(fault);
      },
    );
    return () => leaving.abort();
  }, [calls, number, state, takePicture, shown]);

  const tryAgain = () => {
    setPrompt(firstPrompt);
    setTry({ number: number + 1, most, stopped: null });
  };
  return {
    ...{ show, shown, isFilming: state === 'running', tryNumber: number, mostTries: most },
    ...{ prompt, seen, stopped: stopped?.words ?? null },
    isUnknown: stopped?.isUnknown === true,
    isUsedUp: stopped?.isOfUse === true && number >= most,
    tryAgain: stopped !== null && number < most ? tryAgain : null,
  };
}

const missingWords = {
  ...guidanceWords,
  NOBODY: 'terminal.face.nobody',
  STILL: 'terminal.face.notStill',
  TURN: 'terminal.face.notTurned',
  EARLY: 'terminal.face.early',
  OTHER_SIDE: 'terminal.face.otherSide',
} as const satisfies Record<Missing, string>;
