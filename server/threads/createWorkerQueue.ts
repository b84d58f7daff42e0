import { Worker } from 'node:worker_threads';

/** Why a worker did not answer; what it was asked may be sound. */
type WorkerFailureReason =
  /** The queue is full. */
  | 'BUSY'
  /** It took too long; the worker was terminated and restarts for the next job. */
  | 'TIMED_OUT'
  /** The worker failed or ended and restarts for the next job. */
  | 'CRASHED'
  | 'CLOSED';

export class WorkerFailure extends Error {
  readonly reason: WorkerFailureReason;

  /** @param cause the error with which the worker ended */
  constructor(reason: WorkerFailureReason, cause?: unknown) {
    super(`The worker did not answer: ${reason}.`, { cause });
    this.reason = reason;
  }
}

/** One worker thread, which does one job after another. */
export interface WorkerQueue<Answer> {
  /**
   * The answer to what `post` sends. Starts the worker if necessary.
   * @throws WorkerFailure
   */
  ask(post: (worker: Worker) => void): Promise<Answer>;
  /** Starts the worker. @throws WorkerFailure */
  warm(): Promise<void>;
  /** Terminates the worker; waiting jobs fail with `CLOSED`. */
  close(): Promise<void>;
}

export interface WorkerQueueSettings {
  /** The length of the queue. */
  readonly waiting: number;
  /** Milliseconds for a job, without its wait and the start of the worker. */
  readonly timeout: number;
  /** The worker sends 'ready' once, and then an answer to each message. */
  readonly startWorker: () => Worker;
}

// Otherwise short-lived data would make the young generation grow by tens of megabytes.
const resourceLimits = { maxYoungGenerationSizeMb: 8 };

/** @param heapMegabytes ends the worker, not the process, if its heap grows beyond that */
export function startThread(file: URL, workerData?: unknown, heapMegabytes?: number): Worker {
  const heap = heapMegabytes === undefined ? {} : { maxOldGenerationSizeMb: heapMegabytes };
  return new Worker(file, { workerData, resourceLimits: { ...resourceLimits, ...heap } });
}

interface Job<Answer> {
  readonly post: (worker: Worker) => void;
  readonly answer: (answer: Answer) => void;
  readonly fail: (failure: WorkerFailure) => void;
}

export function createWorkerQueue<Answer extends object>({
  waiting,
  timeout,
  startWorker,
}: WorkerQueueSettings): WorkerQueue<Answer> {
  const queue: Job<Answer>[] = [];
  let worker: Worker | null = null;
  let isReady = false;
  let current: Job<Answer> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function finish(tell: (job: Job<Answer>) => void): void {
    clearTimeout(timer);
    const job = current;
    current = null;
    if (job !== null) tell(job);
    next();
  }

  function lose(lost: Worker, failure: WorkerFailure): void {
    if (worker !== lost) return;
    worker = null;
    isReady = false;
    void lost.terminate();
    finish((job) => job.fail(failure));
  }

  function next(): void {
    if (current !== null) return;
    current = queue.shift() ?? null;
    if (current === null) return worker?.unref();
    worker ??= start();
    worker.ref();
    if (isReady) begin(worker, current);
  }

  function begin(ready: Worker, job: Job<Answer>): void {
    timer = setTimeout(() => lose(ready, new WorkerFailure('TIMED_OUT')), timeout);
    job.post(ready);
  }

  function start(): Worker {
    const started = startWorker();
    started.on('message', (answer: Answer | 'ready') => {
      if (worker !== started) return;
      if (answer !== 'ready') return finish((job) => job.answer(answer));
      isReady = true;
      if (current !== null) begin(started, current);
    });
    started.on('error', (error) => lose(started, new WorkerFailure('CRASHED', error)));
    started.on('exit', (code) => {
      lose(started, new WorkerFailure('CRASHED', new Error(`It ended with code ${code}.`)));
    });
    return started;
  }

  function enter(job: Job<Answer>): void {
    if (isClosed) return job.fail(new WorkerFailure('CLOSED'));
    if (queue.length >= waiting) return job.fail(new WorkerFailure('BUSY'));
    queue.push(job);
    next();
  }

  return {
    ask: (post) => new Promise((answer, fail) => enter({ post, answer, fail })),
    warm: () =>
      new Promise((resolve, fail) => {
        enter({ post: () => finish(() => resolve()), answer: () => undefined, fail });
      }),
    async close(): Promise<void> {
      isClosed = true;
      const ended = worker;
      worker = null;
      for (const job of queue.splice(0)) job.fail(new WorkerFailure('CLOSED'));
      finish((job) => job.fail(new WorkerFailure('CLOSED')));
      await ended?.terminate();
    },
  };
}
