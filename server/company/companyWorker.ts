import { parentPort } from 'node:worker_threads';
import { readUpload, type CompanyJob, type ReadUpload } from './readUpload.ts';

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker.');

port.on('message', (job: CompanyJob) => void answer(job));
port.postMessage('ready');

async function answer(job: CompanyJob): Promise<void> {
  port?.postMessage((await readUpload(job)) satisfies ReadUpload);
}
