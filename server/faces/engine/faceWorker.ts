import { parentPort } from 'node:worker_threads';
import type { PictureReading } from '../rules/pictureReading.ts';
import { loadFaceModel } from './loadFaceModel.ts';
import { readPicture } from './readPicture.ts';

/** The worker says 'ready' once; then it answers each file's bytes with what is seen in it. */
export type WorkerAnswer = 'ready' | PictureReading;

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker.');

const model = await loadFaceModel();
port.on('message', (bytes: Uint8Array) => void answer(bytes));
port.postMessage('ready' satisfies WorkerAnswer);

async function answer(bytes: Uint8Array): Promise<void> {
  port?.postMessage((await readPicture(bytes, model)) satisfies WorkerAnswer);
}
