import { readFile, writeFile } from 'node:fs/promises';
import type { Section } from './figure.ts';
import { sectionMarkdown } from './sectionText.ts';

/**
 * Puts what was measured into a file of Markdown, above what was measured before: `at` is written
 * as the date in UTC.
 */
export async function writeReport(
  file: string,
  at: Date,
  machine: readonly string[],
  sections: readonly Section[],
): Promise<void> {
  const before = await readFile(file, 'utf8');
  const [introduction = '', ...earlier] = before.split(/^(?=## )/m);
  const report = [
    `## ${at.toISOString().slice(0, 16).replace('T', ', ')} UTC`,
    '',
    ...machine.map((line) => `- ${line}`),
    '',
    sections.map(sectionMarkdown).join('\n\n'),
    '',
  ].join('\n');
  await writeFile(file, [introduction.trimEnd(), report, ...earlier].join('\n\n').trimEnd() + '\n');
}
