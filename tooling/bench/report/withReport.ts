import type { Section } from './figure.ts';
import { sectionMarkdown } from './sectionText.ts';

/**
 * A document of Markdown with what was measured put above what was measured before; its
 * introduction stays on top. `at` is written as the date in UTC.
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
