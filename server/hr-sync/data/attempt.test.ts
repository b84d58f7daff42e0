import { expect, test } from 'vitest';
import { refusal } from '../../hr-outbox/rules/hrSystem.ts';
import { attempt } from './attempt.ts';

async function told(deliver: () => Promise<never>) {
  const faults: unknown[] = [];
  const onFault = (error: unknown) => faults.push(error);
  const outcomes = await attempt([['record']], deliver, { onFault });
  expect(outcomes).toEqual([[['record', refusal('UNREACHABLE')]]]);
  return faults;
}

test('a fault of our own is told, and the record waits as if the system were away', async () => {
  const fault = new TypeError('x is not a function');
  expect(await told(() => Promise.reject(fault))).toEqual([fault]);
});

test('nobody is told of a network that is away, and of what was given up', async () => {
  const away = async (): Promise<never> => {
    await fetch('http://127.0.0.1:9');
    throw new Error('Somebody is there.');
  };
  expect(await told(away)).toEqual([]);
  expect(await told(() => Promise.reject(new DOMException('', 'TimeoutError')))).toEqual([]);
});
