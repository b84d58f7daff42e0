import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from './runSteps.ts';
import { runProgram } from '../workspace/runProgram.ts';

/** Type-checks the root, every package and the service worker, two at once. */
export async function checkTypes(root: string): Promise<Outcome> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const waiting = projects(root);
  const lines = new Set<string>();
  const work = async () => {
    for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
      const ended = await runProgram(process.execPath, [compiler, '-p', project], { cwd: root });
      // A fault in a shared package shows in every package that imports it.
      if (ended.code !== 0) for (const line of ended.output.split('\n')) lines.add(line);
    }
  };
  await Promise.all([work(), work()]);
  const ok = lines.size === 0;
  return { ok, passed: 0, failed: ok ? 0 : 1, output: [...lines].join('\n') };
}

function projects(root: string): string[] {
  return ['.', ...readdirSync(root), 'shell/service-worker/worker'].filter((name) =>
    existsSync(join(root, name, 'tsconfig.json')),
  );
}
