import type { Figure, Section } from './figure.ts';

/** A section as aligned lines for a terminal: ✓ if the goal is met, ✗ if it is missed. */
export function sectionText({ title, command, besideTitle, figures }: Section): string {
  const head = ['', title, 'measured', 'goal', besideTitle ?? ''];
  const rows = [head, ...figures.map(cells)];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, `   (${command})`].join('\n');
}

/** The same as a Markdown table. */
export function sectionMarkdown({ title, command, besideTitle, figures }: Section): string {
  const isCompared = besideTitle !== undefined;
  const row = (values: readonly string[]) =>
    `| ${(isCompared ? values : values.slice(0, -1)).join(' | ')} |`;
  return [
    `### ${title}`,
    '',
    `\`${command}\``,
    '',
    row(['', 'figure', 'measured', 'goal', besideTitle ?? '']),
    row(['---', '---', '---', '---', '---']),
    ...figures.map((figure) => row(cells(figure))),
  ].join('\n');
}

function cells({ what, shown, goal, isMet, beside }: Figure): string[] {
  const mark = isMet === null ? '' : isMet ? '✓' : '✗';
  return [mark, what, shown, goal ?? '', beside ?? ''];
}
