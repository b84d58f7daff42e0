import type { DetectorAnswer, FaceFrame, LookRequest } from './faceFrame.ts';

/** Finds faces in pictures, on the device; one at a time. */
export interface FaceDetector {
  /**
   * The current frame. Null while the camera shows nothing, while another look is in progress, and
   * after the detector has ended.
   *
   * @param longest pixels of the longer side at which faces are searched
   */
  look(source: HTMLVideoElement | ImageBitmap, longest: number): Promise<FaceFrame | null>;
}

export interface DetectorParts {
  readonly onReady: (detector: FaceDetector) => void;
  /** It ended or never started; `isFetched` if a retry would not help. */
  readonly onFailed: (isFetched: boolean) => void;
  readonly signal: AbortSignal;
}

/** Starts the detector in a worker, until the signal aborts. */
export function startFaceDetector({ onReady, onFailed, signal }: DetectorParts): void {
  const worker = new Worker(
    /* webpackChunkName: "face-detector" */ new URL('./worker/main.ts', import.meta.url),
  );
  let answerLook: ((frame: FaceFrame | null) => void) | null = null;
  function settle(frame: FaceFrame | null): void {
    answerLook?.(frame);
    answerLook = null;
  }
  function end(): void {
    worker.terminate();
    settle(null);
  }
  signal.addEventListener('abort', end);

  async function look(
    source: HTMLVideoElement | ImageBitmap,
    longest: number,
  ): Promise<FaceFrame | null> {
    const size = sizeOf(source);
    if (answerLook !== null || signal.aborted || size.width === 0) return null;
    return new Promise((resolve) => {
      answerLook = resolve;
      const scale = Math.min(1, longest / Math.max(size.width, size.height));
      createImageBitmap(source, {
        resizeWidth: Math.round(size.width * scale),
        resizeHeight: Math.round(size.height * scale),
      }).then(
        (picture) => worker.postMessage({ picture } satisfies LookRequest, [picture]),
        () => settle(null),
      );
    });
  }

  worker.addEventListener('message', ({ data }: MessageEvent<DetectorAnswer>) => {
    if (data.kind === 'ready') onReady({ look });
    else if (data.kind === 'seen') settle(data.frame);
    else fail(data.isFetched);
  });
  worker.addEventListener('error', () => fail(false));
  function fail(isFetched: boolean): void {
    if (signal.aborted) return;
    end();
    onFailed(isFetched);
  }
}

function sizeOf(source: HTMLVideoElement | ImageBitmap): { width: number; height: number } {
  return source instanceof HTMLVideoElement
    ? { width: source.videoWidth, height: source.videoHeight }
    : source;
}
