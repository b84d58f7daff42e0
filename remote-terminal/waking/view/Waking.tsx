import { useEffect, useRef, type RefObject } from 'react';
import { makeStyles, type FaceDetector } from 'shared-ui';
import { useCamera } from 'shared-ui/camera';
import { useLooks } from '../../faces/view/useLooks.ts';
import { begun, noPresence, seePresence, wakes, type Presence } from '../rules/presence.ts';
import { useMayWatch } from './useMayWatch.ts';

export interface WakingProps {
  /** Null without a detector, or if it should not run. */
  readonly detector: FaceDetector | null;
  /** What a person does at the wall; null if nobody does. */
  readonly doing: 'TRIED' | 'SERVED' | null;
  readonly mayWake: boolean;
  readonly onWake: () => void;
}

/** Watches for a person in front of the wall. The results stay in the page and are not stored. */
export function Waking({ detector, doing, mayWake, onWake }: WakingProps) {
  const presenceRef = useRef(noPresence);
  useEffect(() => {
    if (doing !== null) presenceRef.current = begun(presenceRef.current, doing);
  }, [doing]);
  const mayWatch = useMayWatch();
  return (
    mayWatch &&
    detector && <Watch {...{ detector, presenceRef, onWake: mayWake ? onWake : null }} />
  );
}

interface WatchProps {
  readonly detector: FaceDetector;
  readonly presenceRef: RefObject<Presence>;
  readonly onWake: (() => void) | null;
}

function Watch({ detector, presenceRef, onWake }: WatchProps) {
  const styles = useStyles();
  const { state, show, shown } = useCamera();
  // A person too far away for so few pixels is not in front of the wall.
  const looks = { detector: state === 'running' ? detector : null, shown, between: 500, size: 320 };
  useLooks(looks, (frame) => {
    presenceRef.current = seePresence(presenceRef.current, frame);
    if (onWake === null || !wakes(presenceRef.current)) return;
    presenceRef.current = begun(presenceRef.current, 'WOKEN');
    onWake();
  });
  return <video ref={show} className={styles.unseen} muted playsInline aria-hidden />;
}

const useStyles = makeStyles({
  // Browsers decode no frames of a hidden video.
  unseen: { position: 'fixed', bottom: 0, width: '1px', height: '1px', opacity: 0 },
});
