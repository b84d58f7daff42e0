import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from './runSteps.ts';
import { runProgram } from './runProgram.ts';

/** Type-checks the root and every package, two at once. */
export async function checkTypes(root: string): Promise<Outcome> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const waiting = projects(root);
  let output = '';
  const work = async () => {
    for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
      const ended = await runProgram(process.execPath, [compiler, '-p', project], { cwd: root });
      if (ended.code !== 0) output += ended.output;
    }
  };
  await Promise.all([work(), work()]);
  return { ok: output === '', passed: 0, failed: output === '' ? 0 : 1, output };
}

function projects(root: string): string[] {
  return ['.', ...readdirSync(root)].filter((name) =>
    existsSync(join(root, name, 'tsconfig.json')),
  );
}
