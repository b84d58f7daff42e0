import { parentPort } from 'node:worker_threads';
import { readUpload, type CompanyJob, type ReadUpload } from './readUpload.ts';

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker.');

port.on('message', (job: CompanyJob) => port.postMessage(readUpload(job) satisfies ReadUpload));
port.postMessage('ready');
