import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames, workspaceFolder } from '../workspace/workspace.ts';
import { stopPrograms } from '../workspace/runProgram.ts';
import { runSteps, type Finished } from './runSteps.ts';
import { steps, stepsOf } from './steps.ts';

/**
 * The one test command: `npm test` runs all steps, `npm test -- unit lint` those that are named,
 * `npm test -- remote-employee` what proves one remote alone, `npm test -- remote-employee types` a
 * part of that.
 * The last line counts the tests; a check that fails without being a test counts as one failed.
 */
const started = performance.now();
const running = new Map<string, number>();
// Programs that are started many times, the server above all, are compiled once.
process.env['NODE_COMPILE_CACHE'] ??= join(workspaceFolder, 'node_modules/.cache/compiled');

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopPrograms();
    process.exit(130);
  });
}

const chosen = choose(process.argv.slice(2));
if (chosen === null) {
  const stepNames = steps.map(({ name }) => name).join(', ');
  console.error(
    `Steps of the test command: ${stepNames}; or one remote: ${remoteNames().join(', ')}.`,
  );
  process.exitCode = 2;
} else {
  rmSync(join(workspaceFolder, 'reports'), { recursive: true, force: true });
  const pulse = setInterval(printRunning, 20_000);
  const results = await runSteps(chosen, { started: printStart, finished: printEnd });
  clearInterval(pulse);
  printSummary(results);
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
}

function choose(names: readonly string[]): typeof steps | null {
  if (names.length === 0) return steps.filter(({ isExtra }) => !isExtra);
  const [remote = '', ...rest] = names;
  if (remoteNames().includes(remote)) {
    return rest.length === 0 ? stepsOf(remote) : chooseFrom(stepsOf(remote), rest);
  }
  return chooseFrom(steps, names);
}

function chooseFrom(all: typeof steps, names: readonly string[]): typeof steps | null {
  const named = all.filter(({ name }) => names.includes(name));
  if (names.some((name) => !all.some((step) => step.name === name))) return null;
  const needed = new Set([...names, ...named.flatMap(({ needs = [] }) => needs)]);
  return all.filter(({ name }) => needed.has(name));
}

function printStart(name: string): void {
  running.set(name, performance.now());
  console.log(`  ${name} …`);
}

function printRunning(): void {
  for (const [name, start] of running)
    console.log(`  ${name} … ${seconds(performance.now() - start)}`);
}

function printEnd({ name, ok, passed, failed, output, seconds: took }: Finished): void {
  running.delete(name);
  const tests = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : '';
  console.log(`${ok ? '✓' : '✗'} ${name} (${took.toFixed(1)} s${tests})`);
  const tells = chosen?.find((step) => step.name === name)?.tells === true;
  if (!ok || tells) console.log(`\n${output.trim().replaceAll(/^/gm, '    ')}\n`);
}

function printSummary(results: readonly Finished[]): void {
  const broken = results.filter(({ ok }) => !ok).map(({ name }) => name);
  const verdict = broken.length === 0 ? 'All is well' : `Failed: ${broken.join(', ')}`;
  console.log(`\n${verdict} (${seconds(performance.now() - started)}).`);
  const sum = (count: (step: Finished) => number) =>
    results.reduce((all, step) => all + count(step), 0);
  console.log(`${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`);
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(0)} s`;
}
