import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceFolder } from 'tooling/workspace/workspace.ts';
import { runProgram } from 'tooling/workspace/runProgram.ts';
import type { Section } from './figure.ts';
import { sectionMarkdown } from './sectionText.ts';

const file = join(workspaceFolder, 'docs/benchmarks.md');
const formatter = join(workspaceFolder, 'node_modules/.bin/oxfmt');

/** Adds the results to docs/benchmarks.md, formatted like everything else. */
export async function writeReport(
  at: Date,
  machine: readonly string[],
  sections: readonly Section[],
): Promise<void> {
  await writeFile(file, withReport(await readFile(file, 'utf8'), at, machine, sections));
  const { code, output } = await runProgram(formatter, [file], { cwd: workspaceFolder });
  if (code !== 0) throw new Error(`The report could not be formatted:\n${output}`);
}

/**
 * A Markdown document with the results above the earlier ones; its introduction stays on top. `at`
 * is written as the date in UTC.
 */
export function withReport(
  document: string,
  at: Date,
  machine: readonly string[],
  sections: readonly Section[],
): string {
  const [introduction = '', ...earlier] = document.split(/^(?=## )/m);
  const report = [
    `## ${at.toISOString().slice(0, 16).replace('T', ', ')} UTC`,
    machine.map((line) => `- ${line}`).join('\n'),
    ...sections.map(sectionMarkdown),
  ].join('\n\n');
  return [introduction, report, ...earlier].map((part) => `${part.trim()}\n`).join('\n');
}
