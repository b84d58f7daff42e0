import { Worker } from 'node:worker_threads';
import type { PictureReading } from '../rules/pictureReading.ts';
import type { TrailReading, WorkerAnswer, WorkerJob } from './faceWorker.ts';

/** Why a picture was not read; the picture itself may be good. */
export type EngineFailure =
  /** The queue is full. */
  | 'BUSY'
  /** It took too long; the worker was terminated and restarts for the next picture. */
  | 'TIMED_OUT'
  /** The caller's signal. */
  | 'ABORTED'
  /** The worker crashed on this picture and restarts for the next one. */
  | 'CRASHED'
  | 'CLOSED';

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
  read(picture: Uint8Array, signal?: AbortSignal): Promise<ReadingAnswer>;
  /** The same for a trail's sheet: `trailSheet`. */
  readTrail(sheet: Uint8Array): Promise<TrailAnswer>;
  /** Starts the worker and loads the models; false if it could not start. */
  warm(): Promise<boolean>;
  /** Terminates the worker; waiting pictures are answered with `CLOSED`. */
  close(): Promise<void>;
}

export interface FaceEngineSettings {
  /** The length of the queue. */
  readonly waiting: number;
  /** Milliseconds for a picture, without its wait and the start of the worker. */
  readonly timeout: number;
  /** Starts `faceWorker.ts` as a thread. */
  readonly startWorker: () => Worker;
}

// Otherwise short-lived pixels would make the young generation grow by tens of megabytes.
const resourceLimits = { maxYoungGenerationSizeMb: 8 };

const defaults: FaceEngineSettings = {
  waiting: 32,
  timeout: 10_000,
  startWorker: () => new Worker(new URL('./faceWorker.ts', import.meta.url), { resourceLimits }),
};

interface Job {
  /** Null only starts the worker. */
  readonly read: { readonly kind: WorkerJob['kind']; readonly bytes: Uint8Array } | null;
  readonly answer: (answer: JobAnswer) => void;
}

type JobAnswer = ReadingAnswer | TrailAnswer | 'warm';

export function createFaceEngine(settings: Partial<FaceEngineSettings> = {}): FaceEngine {
  const { waiting, timeout, startWorker } = { ...defaults, ...settings };
  const queue: Job[] = [];
  let worker: Worker | null = null;
  let isReady = false;
  let current: Job | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function finish(answer: JobAnswer): void {
    clearTimeout(timer);
    const job = current;
    current = null;
    job?.answer(answer);
    next();
  }

  function lose(lost: Worker, reason: EngineFailure): void {
    if (worker !== lost) return;
    worker = null;
    isReady = false;
    void lost.terminate();
    if (current !== null) finish({ kind: 'failed', reason });
  }

  function next(): void {
    if (current !== null) return;
    current = queue.shift() ?? null;
    if (current === null) return worker?.unref();
    worker ??= start();
    worker.ref();
    if (isReady) begin(worker, current);
  }

  function begin(ready: Worker, job: Job): void {
    if (job.read === null) return finish('warm');
    timer = setTimeout(() => lose(ready, 'TIMED_OUT'), timeout);
    const bytes = new Uint8Array(job.read.bytes);
    ready.postMessage({ kind: job.read.kind, bytes } satisfies WorkerJob, [bytes.buffer]);
  }

  function start(): Worker {
    const started = startWorker();
    started.on('message', (answer: WorkerAnswer) => {
      if (worker !== started) return;
      if (answer !== 'ready') return finish(answer);
      isReady = true;
      if (current !== null) begin(started, current);
    });
    started.on('error', () => lose(started, 'CRASHED'));
    started.on('exit', () => lose(started, 'CRASHED'));
    return started;
  }

  function ask(read: Job['read'], signal?: AbortSignal): Promise<JobAnswer> {
    const failed = (reason: EngineFailure): Failed => ({ kind: 'failed', reason });
    if (isClosed) return Promise.resolve(failed('CLOSED'));
    if (signal?.aborted === true) return Promise.resolve(failed('ABORTED'));
    if (queue.length >= waiting) return Promise.resolve(failed('BUSY'));
    return new Promise((resolve) => {
      const abort = () => {
        // The current picture is read to its end, although nobody waits for it.
        const place = queue.indexOf(job);
        if (place >= 0) queue.splice(place, 1);
        resolve(failed('ABORTED'));
      };
      const job: Job = {
        read,
        answer: (answer) => {
          signal?.removeEventListener('abort', abort);
          resolve(answer);
        },
      };
      signal?.addEventListener('abort', abort, { once: true });
      queue.push(job);
      next();
    });
  }

  return {
    read: async (picture, signal) => {
      const answer = await ask({ kind: 'picture', bytes: picture }, signal);
      if (answer === 'warm' || answer.kind === 'trail')
        throw new Error('The answer is not that of a picture.');
      return answer;
    },
    readTrail: async (sheet) => {
      const answer = await ask({ kind: 'trail', bytes: sheet });
      if (answer === 'warm' || (answer.kind !== 'trail' && answer.kind !== 'failed'))
        throw new Error('The answer is not that of a trail.');
      return answer;
    },
    warm: async () => (await ask(null)) === 'warm',
    close: async () => {
      isClosed = true;
      const ended = worker;
      worker = null;
      for (const job of queue.splice(0)) job.answer({ kind: 'failed', reason: 'CLOSED' });
      if (current !== null) finish({ kind: 'failed', reason: 'CLOSED' });
      await ended?.terminate();
    },
  };
}
