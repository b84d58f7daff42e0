import { join } from 'node:path';
import { expect, test } from 'vitest';
import { oldestNode } from '../bootstrap/pins.mjs';
import { runProgram } from '../workspace/runProgram.ts';

const command = join(import.meta.dirname, 'punctual.mjs');

test('an old Node is told which one is needed, and nothing else', async () => {
  const old = "Object.defineProperty(process, 'version', { value: 'v20.20.0' })";
  const { code, output } = await runProgram(
    process.execPath,
    [`--import=data:text/javascript,${encodeURIComponent(old)}`, command, 'test'],
    { cwd: import.meta.dirname },
  );
  expect(output.trim()).toBe(
    `This needs Node ${oldestNode.join('.')} or later, and is run by v20.20.0.`,
  );
  expect(code).toBe(1);
});

test('a word that is no command is answered with those that there are', async () => {
  const { code, output } = await runProgram(process.execPath, [command, 'build'], {
    cwd: import.meta.dirname,
  });
  expect(output.trim()).toBe('punctual dev | test | release');
  expect(code).toBe(2);
});
