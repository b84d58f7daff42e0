import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames, workspaceFolder } from '../workspace/workspace.ts';
import { stopPrograms } from '../workspace/runProgram.ts';
import { runSteps, type Finished } from './runSteps.ts';
import { packageTimes, playwrightTimes, timesTable, vitestTimes } from './fileTimes.ts';
import { at, list, number, readReport } from './readReport.ts';
import { playwrightReport, steps, stepsOf, vitestReport } from './steps.ts';

/**
 * The one test command: `npm test` runs all steps, `npm test -- unit lint` the named ones,
 * `npm test -- remote-employee` the steps of one remote, `npm test -- remote-employee types` one of
 * those. `npm test -- times` shows how long each part of the last run took.
 * The last line counts the tests; a failed check that is not a test counts as one.
 */
const started = performance.now();
const reports = join(workspaceFolder, 'reports');
const stepsReport = join(reports, 'steps.json');
const running = new Map<string, number>();
// Programs that start often, mainly the server, are compiled once.
process.env['NODE_COMPILE_CACHE'] ??= join(workspaceFolder, 'node_modules/.cache/compiled');

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopPrograms();
    process.exit(130);
  });
}

const asked = process.argv.slice(2);
const chosen = choose(asked);
if (asked.join() === 'times') {
  printTimes();
} else if (chosen === null) {
  const stepNames = steps.map(({ name }) => name).join(', ');
  console.error(
    `Steps of the test command: ${stepNames}; or one remote: ${remoteNames().join(', ')}.`,
  );
  process.exitCode = 2;
} else {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports);
  const pulse = setInterval(printRunning, 20_000);
  const results = await runSteps(chosen, { started: printStart, finished: printEnd });
  clearInterval(pulse);
  printSummary(results);
  writeFileSync(
    stepsReport,
    JSON.stringify(results.map((step) => ({ name: step.name, seconds: step.seconds }))),
  );
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

/** Where the last run's time went, as tables for `docs/decisions/test-command.md`. */
function printTimes(): void {
  const took = list(readReport(stepsReport)).map((step) => ({
    name: String(at(step, 'name')),
    seconds: number(at(step, 'seconds')),
  }));
  const units = vitestTimes(readReport(vitestReport), workspaceFolder);
  const walks = playwrightTimes(readReport(playwrightReport));
  console.log(
    [
      timesTable('step', took),
      timesTable('package (tests, without imports)', packageTimes([...units, ...walks])),
      timesTable('file', [...units, ...walks]),
    ].join('\n\n'),
  );
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(0)} s`;
}
