import { parentPort, workerData } from 'node:worker_threads';
import { createEngine, type Storage } from './createEngine.ts';

/**
 * The server's requests to the worker: bytes of the wire protocol (answered by a Uint8Array), a
 * dump (answered by an ArrayBuffer) or the end (answered by 'closed').
 */
export type EngineRequest = Uint8Array<ArrayBuffer> | 'dump' | 'close';

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker.');

// oxlint-disable-next-line typescript/no-unsafe-assignment -- startEngine passes it
const storage: Storage = workerData;
const engine = await createEngine(storage);

port.on('message', (request: EngineRequest) => {
  if (request === 'close') return void close();
  if (request === 'dump') return void dump();
  void execute(request);
});
port.postMessage('ready');

/** Streamed, because PGlite parses and keeps its other answers. */
async function execute(request: Uint8Array): Promise<void> {
  const parts: Uint8Array[] = [];
  await engine.execProtocolRawStream(request, {
    syncToFs: false,
    onRawData: (part) => parts.push(part.slice()),
  });
  const answer = new Uint8Array(Buffer.concat(parts));
  port?.postMessage(answer, [answer.buffer]);
}

async function dump(): Promise<void> {
  const data = await engine.dumpDataDir('none');
  port?.postMessage(await data.arrayBuffer());
}

async function close(): Promise<void> {
  await engine.close();
  port?.postMessage('closed');
}
