import { parentPort } from 'node:worker_threads';
import type { TrailLook } from '../rules/judgeTrail.ts';
import type { PictureReading } from '../rules/pictureReading.ts';
import { loadFaceModel } from './loadFaceModel.ts';
import { readPicture, readTrail } from './readPicture.ts';

/** A file and its kind: the picture of a face, or the sheet of a trail. */
export interface WorkerJob {
  readonly kind: 'picture' | 'trail';
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface TrailReading {
  readonly kind: 'trail';
  /** Null if the file is not the sheet of a trail. */
  readonly looks: readonly TrailLook[] | null;
}

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker.');

const model = await loadFaceModel();
port.on('message', (job: WorkerJob) => void answer(job));
port.postMessage('ready');

async function answer({ kind, bytes }: WorkerJob): Promise<void> {
  const seen: PictureReading | TrailReading =
    kind === 'picture'
      ? await readPicture(bytes, model)
      : { kind, looks: await readTrail(bytes, model) };
  port?.postMessage(seen);
}
