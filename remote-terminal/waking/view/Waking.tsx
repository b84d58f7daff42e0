import { useEffect, useEffectEvent } from 'react';
import { makeStyles, type FaceDetector } from 'shared-ui';
import { useCamera } from 'shared-ui/camera';
import { noPresence, seePresence, wakes } from '../rules/presence.ts';
import { useMayWatch } from './useMayWatch.ts';

export interface WakingProps {
  readonly detector: FaceDetector;
  /** Whether whoever stands there at the beginning wakes the wall. */
  readonly isArmed: boolean;
  readonly mayWake: boolean;
  readonly onWake: () => void;
}

/** Watches for somebody before the wall. What it sees stays in the page, and is kept nowhere. */
export function Waking(props: WakingProps) {
  return useMayWatch() ? <Watch {...props} /> : null;
}

/** Milliseconds between two looks: a tablet stays cool, and nobody waits long. */
const between = 500;
/** Pixels of the longer side; whoever is too far for them does not stand before the wall. */
const lookAt = 320;

function Watch({ detector, isArmed, mayWake, onWake }: WakingProps) {
  const styles = useStyles();
  const { state, show, shown } = useCamera();
  const wakeIf = useEffectEvent((isSomebody: boolean) => {
    if (isSomebody && mayWake) onWake();
  });
  const begin = useEffectEvent(() => noPresence(isArmed));
  useEffect(() => {
    if (state !== 'running') return undefined;
    let presence = begin();
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const video = shown();
      const frame = video && (await detector.look(video, lookAt));
      if (isOver) return;
      if (frame) {
        presence = seePresence(presence, frame);
        wakeIf(wakes(presence));
      }
      timer = setTimeout(() => void look(), between);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [detector, state, shown]);
  return <video ref={show} className={styles.unseen} muted playsInline aria-hidden />;
}

const useStyles = makeStyles({
  // Browsers draw no frames of a video that is not displayed.
  unseen: { position: 'fixed', bottom: 0, width: '1px', height: '1px', opacity: 0 },
});
