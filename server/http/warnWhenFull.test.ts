import { fastify } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { warnWhenFull } from './warnWhenFull.ts';

test('refused connections are a line of the log a minute', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  const warned = vi.spyOn(app.log, 'warn');
  let now = new Date('2026-03-02T08:00:00Z');
  warnWhenFull(app, () => now);
  for (let dropped = 0; dropped < 100; dropped += 1) app.server.emit('drop');
  expect(warned).toHaveBeenCalledTimes(1);
  now = new Date('2026-03-02T08:01:00Z');
  app.server.emit('drop');
  expect(warned).toHaveBeenCalledTimes(2);
});
