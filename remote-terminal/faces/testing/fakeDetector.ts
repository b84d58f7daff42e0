import type { FaceFrame } from 'shared-ui';
import { afterEach, beforeEach, vi } from 'vitest';
import { emptyFrame } from './faceFrames.ts';

/** What the fake detector worker sees. */
export interface FakeDetector {
  frame: FaceFrame;
}

/**
 * Gives each test of the file a detector worker that is ready at once, and a camera with permanent
 * permission.
 */
export function withFakeDetector(): FakeDetector {
  const detector: FakeDetector = { frame: emptyFrame };
  beforeEach(() => {
    detector.frame = emptyFrame;
    class FakeWorker extends EventTarget {
      constructor() {
        super();
        queueMicrotask(() => this.#tell({ kind: 'ready' }));
      }
      postMessage(): void {
        queueMicrotask(() => this.#tell({ kind: 'seen', frame: detector.frame }));
      }
      terminate(): void {}
      #tell(data: unknown): void {
        this.dispatchEvent(new MessageEvent('message', { data }));
      }
    }
    vi.stubGlobal('Worker', FakeWorker);
    vi.stubGlobal('OffscreenCanvas', class {});
    vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }));
    const permission = Object.assign(new EventTarget(), { state: 'granted' });
    vi.stubGlobal(
      'navigator',
      Object.assign(navigator, { permissions: { query: async () => permission } }),
    );
  });
  afterEach(() => vi.unstubAllGlobals());
  return detector;
}
