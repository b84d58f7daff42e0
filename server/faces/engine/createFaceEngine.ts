import type { Worker } from 'node:worker_threads';
import {
  createWorkerQueue,
  startThread,
  WorkerFailure,
  type WorkerQueueSettings,
} from '../../threads/createWorkerQueue.ts';
import type { PictureReading } from '../rules/pictureReading.ts';
import type { TrailReading, WorkerJob } from './faceWorker.ts';

/** Why a picture was not read; the picture itself may be good. */
export type EngineFailure = WorkerFailure['reason'];

interface Failed {
  readonly kind: 'failed';
  readonly reason: EngineFailure;
}

export type ReadingAnswer = PictureReading | Failed;
export type TrailAnswer = TrailReading | Failed;

/** Reads faces in a worker thread; one per process. */
export interface FaceEngine {
  /**
   * Reads the bytes of an uploaded file. Never rejects. Pictures are read one at a time, in order.
   * Starts the worker if necessary, which takes about a second.
   */
  read(picture: Uint8Array): Promise<ReadingAnswer>;
  /** The same for a trail's sheet: `trailSheet`. */
  readTrail(sheet: Uint8Array): Promise<TrailAnswer>;
  /** Starts the worker and loads the models; false if it could not start. */
  warm(): Promise<boolean>;
  /** Terminates the worker; waiting pictures are answered with `CLOSED`. */
  close(): Promise<void>;
}

const defaults: WorkerQueueSettings = {
  waiting: 32,
  timeout: 10_000,
  startWorker: () => startThread(new URL('./faceWorker.ts', import.meta.url)),
};

export function createFaceEngine(settings: Partial<WorkerQueueSettings> = {}): FaceEngine {
  const { ask, warm, close } = createWorkerQueue<PictureReading | TrailReading>({
    ...defaults,
    ...settings,
  });
  return {
    read: async (picture) => {
      const answer = await orFailed(ask((worker) => post(worker, 'picture', picture)));
      if (answer.kind === 'trail') throw new Error('The answer is not that of a picture.');
      return answer;
    },
    readTrail: async (sheet) => {
      const answer = await orFailed(ask((worker) => post(worker, 'trail', sheet)));
      if (answer.kind !== 'trail' && answer.kind !== 'failed')
        throw new Error('The answer is not that of a trail.');
      return answer;
    },
    warm: async () => (await orFailed(warm())) === undefined,
    close,
  };
}

/** Hands the worker a copy of the bytes. */
function post(worker: Worker, kind: WorkerJob['kind'], all: Uint8Array): void {
  const bytes = new Uint8Array(all);
  worker.postMessage({ kind, bytes } satisfies WorkerJob, [bytes.buffer]);
}

async function orFailed<Answer>(asked: Promise<Answer>): Promise<Answer | Failed> {
  try {
    return await asked;
  } catch (failure) {
    if (!(failure instanceof WorkerFailure)) throw failure;
    return { kind: 'failed', reason: failure.reason };
  }
}
