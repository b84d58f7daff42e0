import { useEffect, useRef, type RefObject } from 'react';
import { makeStyles, type FaceDetector } from 'shared-ui';
import { useCamera } from 'shared-ui/camera';
import { useLooks } from '../../faces/view/useLooks.ts';
import { begun, noPresence, seePresence, wakes, type Presence } from '../rules/presence.ts';
import { useMayWatch } from './useMayWatch.ts';

export interface WakingProps {
  /** Null while nothing sees, or nothing should. */
  readonly detector: FaceDetector | null;
  /** What somebody does at the wall; null while nobody does. */
  readonly doing: 'TRIED' | 'SERVED' | null;
  readonly mayWake: boolean;
  readonly onWake: () => void;
}

/** Watches for somebody before the wall. What it sees stays in the page, and is kept nowhere. */
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
  // Whoever is too far for so few pixels does not stand before the wall.
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
  // Browsers draw no frames of a video that is not displayed.
  unseen: { position: 'fixed', bottom: 0, width: '1px', height: '1px', opacity: 0 },
});
