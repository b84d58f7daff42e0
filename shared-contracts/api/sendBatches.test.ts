import { ApiFailure } from './ApiFailure.ts';
import { expect, it } from 'vitest';
import { sendBatches } from './sendBatches.ts';

const batches = ['a', 'b', 'c'].map((key) => ({ key, rows: [`row of ${key}`] }));

it('leaves what was not sent before a stop', async () => {
  const stopping = new AbortController();
  const sent: string[] = [];
  const send = async ({ key }: { key: string }) => {
    sent.push(key);
    if (key === 'b') stopping.abort();
  };

  const answer = await sendBatches(batches, send, stopping.signal);

  expect(sent).toEqual(['a', 'b']);
  expect(answer).toEqual({ left: batches.slice(2), failure: null });
});

it('leaves what failed and all after it, which has the same keys when it is sent again', async () => {
  const failure = new ApiFailure({ code: 'NO_RESPONSE' });
  const sent: string[] = [];
  let isConnected = false;
  const send = async ({ key }: { key: string }) => {
    sent.push(key);
    if (key === 'b' && !isConnected) throw failure;
  };

  const first = await sendBatches(batches, send);
  expect(first).toEqual({ left: batches.slice(1), failure });

  isConnected = true;
  expect(await sendBatches(first.left, send)).toEqual({ left: [], failure: null });
  expect(sent).toEqual(['a', 'b', 'b', 'c']);
});

it('hides no fault of its own', async () => {
  const fault = new Error('A fault in the program.');
  await expect(sendBatches(batches, () => Promise.reject(fault))).rejects.toBe(fault);
});
