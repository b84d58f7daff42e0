import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { LoadOrder, LoadResult } from './load.ts';

/** Has a process of its own send the load, and resolves to what it saw. */
export function driveLoad(order: LoadOrder): Promise<LoadResult> {
  const generator = fork(join(import.meta.dirname, 'generateLoad.ts'));
  return new Promise((done, fail) => {
    generator.on('message', (result: LoadResult) => done(result));
    generator.on('error', fail);
    generator.on('exit', (code) => fail(new Error(`The load generator ended with ${code}.`)));
    generator.send(order);
  });
}
