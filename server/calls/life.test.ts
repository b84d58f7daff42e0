import { expect, test } from 'vitest';
import { createLife } from './life.ts';

test('what runs ends at once when the server stops, then the rest, the last first', async () => {
  const ended: string[] = [];
  const life = createLife();
  life.onEnd(() => void ended.push('database'));
  life.onEnd(() => void ended.push('push'));
  const lastCall = Promise.withResolvers<void>();
  life.onListening(() => async () => {
    await lastCall.promise;
    ended.push('jobs');
  });
  life.onListening(() => life.onEnd(() => void ended.push('journal')));
  life.begin(() => {
    ended.push('listener');
    lastCall.resolve();
  });
  await life.end();
  expect(ended).toEqual(['listener', 'jobs', 'journal', 'push', 'database']);
});

test('a server that never listened ends what was opened for it', async () => {
  const ended: string[] = [];
  const life = createLife();
  life.onEnd(() => void ended.push('database'));
  life.onListening(() => () => void ended.push('jobs'));
  await life.end();
  expect(ended).toEqual(['database']);
});

test('what fails to end keeps nothing else from its end, and the first fault is told last', async () => {
  const ended: string[] = [];
  const life = createLife();
  life.onEnd(() => void ended.push('database'));
  life.onEnd(() => {
    throw new Error('journal');
  });
  life.onEnd(() => void ended.push('push'));
  life.onListening(() => () => Promise.reject(new Error('jobs')));
  life.begin(() => void ended.push('listener'));
  await expect(life.end()).rejects.toThrow('jobs');
  expect(ended).toEqual(['listener', 'push', 'database']);
});

test('nothing is left to begin once the server listens', () => {
  const life = createLife();
  life.begin(() => undefined);
  expect(() => life.onListening(() => undefined)).toThrow('already listening');
});
