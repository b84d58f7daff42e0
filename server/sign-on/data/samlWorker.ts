import { parentPort, workerData } from 'node:worker_threads';
import type { SamlParts } from './samlOptions.ts';
import { createVerifyMessage, type SignedMessage, type Verified } from './verifyMessage.ts';

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker.');

// oxlint-disable-next-line typescript/no-unsafe-assignment -- createSamlVerifier passes it
const parts: SamlParts = workerData;
const verifyMessage = createVerifyMessage(parts);
port.on('message', (signed: SignedMessage) => void answer(signed));
port.postMessage('ready');

async function answer(signed: SignedMessage): Promise<void> {
  port?.postMessage((await verifyMessage(signed)) satisfies Verified);
}
