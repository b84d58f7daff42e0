import type { AnyStatement } from '../database/statement.ts';

const heading = /^-- statement: (.+)$\n/m;

/** Statements as one text, for `database/releases/`. */
export function statementsText(statements: Iterable<AnyStatement>): string {
  return [...statements]
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ name, sql }) => `-- statement: ${name}\n${sql}\n`)
    .join('\n');
}

/** The statements parsed from such a text. */
export function readStatements(text: string): Pick<AnyStatement, 'name' | 'sql'>[] {
  const [, ...parts] = text.split(heading);
  return parts.flatMap((part, index) =>
    index % 2 === 0 ? [{ name: part, sql: (parts[index + 1] ?? '').trimEnd() }] : [],
  );
}
