import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { WorkerFailure } from '../../threads/createWorkerQueue.ts';
import { SignOnFault } from '../rules/signOnFault.ts';
import { createSamlVerifier } from './createSamlVerifier.ts';

const parts = {
  provider: {
    entityId: 'https://login.example.com/entity',
    certificates: [],
    logInUrl: 'https://login.example.com/sso',
    logOutUrl: null,
    logOutAnswerUrl: null,
  },
  own: { issuer: '', recipient: '', slo: '' },
  key: '',
  certificate: '',
};
const signed = { kind: 'answer', message: '' } as const;
const begins = `const { parentPort } = require('node:worker_threads');
  parentPort.postMessage('ready');`;
const answers = `${begins}
  parentPort.on('message', ({ message }) => parentPort.postMessage({ element: { name: message } }));`;

/** A verifier whose first worker runs this code, and whose later ones answer. */
function verifying(first: string, timeout = 10_000) {
  const codes = [first];
  const workers: Worker[] = [];
  const startWorker = () => {
    const worker = new Worker(codes.shift() ?? answers, { eval: true });
    workers.push(worker);
    return worker;
  };
  const verifier = createSamlVerifier(parts, { startWorker, timeout });
  onTestFinished(() => verifier.close());
  return { ...verifier, workers };
}

const broken = `throw new Error('of the thread');`;
test.each([
  [
    'fails',
    `${begins} parentPort.on('message', () => { ${broken} });`,
    { reason: 'CRASHED', cause: { message: 'of the thread' } },
  ],
  ['does not start', broken, { reason: 'CRASHED', cause: { message: 'of the thread' } }],
  [
    'ends',
    `${begins} parentPort.on('message', () => process.exit(3));`,
    { reason: 'CRASHED', cause: { message: 'It ended with code 3.' } },
  ],
  [
    'never answers',
    `${begins} parentPort.on('message', () => { for (;;); });`,
    { reason: 'TIMED_OUT' },
  ],
])('a worker that %s is told as a failure of ours, and the next message is read', async (...of) => {
  const [, code, failure] = of;
  const { verify } = verifying(code, failure.reason === 'TIMED_OUT' ? 100 : 10_000);
  const asked = verify('a', signed);
  await expect(asked).rejects.toBeInstanceOf(WorkerFailure);
  await expect(asked).rejects.toMatchObject(failure);
  expect(await verify('a', { ...signed, message: 'next' })).toEqual({ name: 'next' });
});

test.each([
  ['fails', broken],
  ['ends', 'process.exit(0);'],
])('a worker that %s between two messages is replaced', async (_, code) => {
  const { verify, workers } = verifying(`${answers}
    parentPort.on('message', () => setTimeout(() => { ${code} }));`);
  expect(await verify('a', { ...signed, message: 'first' })).toEqual({ name: 'first' });
  await new Promise((resolve) => {
    workers[0]?.once('exit', resolve);
  });
  expect(await verify('a', { ...signed, message: 'second' })).toEqual({ name: 'second' });
  expect(workers).toHaveLength(2);
});

test('once closed, whoever waits is told so, and no other worker starts', async () => {
  const { verify, close, workers } = verifying(begins);
  const asked = [verify('a', signed), verify('a', signed)];
  const ended = Promise.allSettled(asked);
  await close();
  const closed = { status: 'rejected', reason: { reason: 'CLOSED' } };
  expect(await ended).toMatchObject([closed, closed]);
  expect(workers).toHaveLength(1);
});

test('networks take turns, however many messages one of them sends', async () => {
  const { verify } = verifying(answers);
  const ended: string[] = [];
  const send = async (who: string, message: string) => {
    ended.push((await verify(who, { ...signed, message })).name);
  };
  const many = Array.from({ length: 5 }, (_, at) => send('a', `a${at}`));
  await Promise.all([...many, send('b', 'b')]);
  expect(ended).toEqual(['a0', 'a1', 'b', 'a2', 'a3', 'a4']);
});

test('more messages of a network than may wait are refused', async () => {
  const { verify } = verifying(answers);
  const asked = await Promise.allSettled(Array.from({ length: 602 }, () => verify('a', signed)));
  const refused = asked.filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject([{ reason: { reason: 'busy' } }]);
  expect(refused).toMatchObject([{ reason: expect.any(SignOnFault) }]);
});
