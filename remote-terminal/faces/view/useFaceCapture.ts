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

/** What no further try helps against. */
export type Impossible = { readonly camera: CameraFault } | 'NO_RESPONSE';

export interface FaceCaptureParts<Found> {
  /** The same as long as it is shown. */
  readonly calls: CaptureCalls<Found>;
  readonly sight: FaceSight;
  readonly onFound: (found: Found) => void;
  /** Another try would not help: nothing is filmed, or no server answers. */
  readonly onImpossible: (why: Impossible) => void;
  /** Nobody has stood there for a while; without it that is a try like another. */
  readonly onNobody?: (() => void) | undefined;
  /** The face alone does not tell who it is; without it that is a try like another. */
  readonly onNumberNeeded?: (() => void) | undefined;
  /** Why a try was refused; without it in the server's words. */
  readonly refusalWords?: ((refusal: ApiFailure) => NoticeWords) | undefined;
}

/** Somebody's tries before the camera, one after another. */
export interface FaceCapture {
  readonly show: (video: HTMLVideoElement | null) => void;
  /** The element that shows it now. */
  readonly shown: () => HTMLVideoElement | null;
  readonly isFilming: boolean;
  /** From 1. */
  readonly tryNumber: number;
  readonly mostTries: number;
  readonly prompt: CapturePrompt;
  /** What is seen: `GOOD` where nothing is missing, null before anything was. */
  readonly seen: Guidance | 'GOOD' | null;
  /** Why the try was of no use; null while it goes on. Nothing goes on before `tryAgain`. */
  readonly stopped: NoticeWords | null;
  /** Somebody was seen as they should be, and nobody knows them. */
  readonly isUnknown: boolean;
  /** Another try would help, and all were made. */
  readonly isUsedUp: boolean;
  /** Null where there is no further try. */
  readonly tryAgain: (() => void) | null;
}

interface Try {
  readonly number: number;
  /** Never more than it was: who was told of two is not told of five. */
  readonly most: number;
  readonly stopped: Stop | null;
}

interface Stop {
  readonly words: NoticeWords;
  readonly isUnknown: boolean;
  readonly isOfUse: boolean;
}

/** Looks at who is before the camera, straight and in the two turns (spec §4); a try ends by itself. */
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
