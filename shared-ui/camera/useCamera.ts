import { useCallback, useEffect, useRef, useState } from 'react';
import { cameraFault, type CameraFault } from './cameraFault.ts';

/** The device's front camera, while a view shows it. */
export interface Camera {
  readonly state: 'starting' | 'running' | 'out';
  /** Why it is `out`; null otherwise. */
  readonly fault: CameraFault | null;
  /** The ref of the video element. */
  readonly show: (video: HTMLVideoElement | null) => void;
  /** The current frame as a JPEG, not mirrored; rejects without a picture. */
  readonly takePicture: () => Promise<Blob>;
  /** The video element currently mounted. */
  readonly shown: () => HTMLVideoElement | null;
}

/** Enough for a face; a camera may return more. */
const wanted = { facingMode: 'user', width: { ideal: 960 }, height: { ideal: 720 } };
const quality = 0.9;

/** Runs the camera while the view is mounted. */
export function useCamera(): Camera {
  const [state, setState] = useState<Camera['state']>('starting');
  const [fault, setFault] = useState<CameraFault | null>(null);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const shown = useRef<HTMLVideoElement | null>(null);

  useEffect(() => {
    let isOver = false;
    let own: MediaStream | null = null;
    const end = () => own?.getTracks().forEach((track) => track.stop());
    const goOut = (why: CameraFault) => {
      setFault(why);
      setState('out');
    };
    openCamera().then(
      (opened) => {
        own = opened;
        if (isOver) return end();
        setStream(opened);
        setState('running');
        for (const track of opened.getTracks())
          track.addEventListener('ended', () => goOut('MISSING'));
      },
      (failure: unknown) => goOut(cameraFault(failure)),
    );
    return () => {
      isOver = true;
      end();
    };
  }, []);

  const show = useCallback(
    (video: HTMLVideoElement | null) => {
      shown.current = video;
      if (video === null || stream === null) return;
      video.srcObject = stream;
      // A background tab may refuse; it plays once it is visible.
      void video.play().catch(() => undefined);
    },
    [stream],
  );
  const takePicture = useCallback(() => pictureOf(shown.current), []);
  return { state, fault, show, takePicture, shown: useCallback(() => shown.current, []) };
}

/** Browsers offer no cameras to pages without https. */
async function openCamera(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({ audio: false, video: wanted });
}

async function pictureOf(video: HTMLVideoElement | null): Promise<Blob> {
  if (video === null || video.videoWidth === 0) throw new Error('The camera shows nothing.');
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture has no content.')) : resolve(blob)),
      'image/jpeg',
      quality,
    );
  });
}
