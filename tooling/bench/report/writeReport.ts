import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceFolder } from '../../build/workspace.ts';
import { runProgram } from '../../test/runProgram.ts';
import type { Section } from './figure.ts';
import { withReport } from './withReport.ts';

const file = join(workspaceFolder, 'docs/benchmarks.md');
const formatter = join(workspaceFolder, 'node_modules/.bin/oxfmt');

/** Puts what was measured into docs/benchmarks.md, formatted as everything else. */
export async function writeReport(
  at: Date,
  machine: readonly string[],
  sections: readonly Section[],
): Promise<void> {
  await writeFile(file, withReport(await readFile(file, 'utf8'), at, machine, sections));
  const { code, output } = await runProgram(formatter, [file], { cwd: workspaceFolder });
  if (code !== 0) throw new Error(`The report could not be formatted:\n${output}`);
}
