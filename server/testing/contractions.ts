/** Changes that break an older server on the same database, with the reason. */
const contractions: readonly (readonly [RegExp, string])[] = [
  [
    /^drop (table|view|materialized view|function|type|sequence|schema|trigger)\b/,
    'drops what it may use',
  ],
  [/^drop index\b/, 'drops an index by which it may be quick, or which "on conflict" names'],
  [/^alter .*\brename\b/, 'renames what it may use'],
  [
    /^alter table .*\bdrop (column )?(if exists )?(?!constraint|not null|default|expression|identity)\w/,
    'drops a column',
  ],
  [/^alter table .*\bdrop constraint\b/, 'drops a constraint, which "on conflict" may name'],
  [/^alter table .*\bdrop default\b/, 'takes a default on which its inserts may rely'],
  [/^alter table .*\balter (column )?\w+ (set data )?type\b/, 'changes the type of a column'],
  [/^alter table .*\bset not null\b/, 'wants a value that it may not write'],
  [
    /^alter table .*\badd (constraint|check|unique|primary key|foreign key|exclude)\b/,
    'wants what it may not keep to',
  ],
  [/^(truncate|revoke)\b/, 'takes what it may read'],
];

const addsColumns =
  /\badd (?:column )?(?:if not exists )?(?!constraint\b|check\b|unique\b|primary\b|foreign\b|exclude\b)(\w+) ([^,(]*(?:\([^)]*\)[^,(]*)*)/g;

/** Marks a statement as reviewed: the reason is in the comment right above it. */
const mark = /^\s*-- both versions: \S/;

/**
 * Statements in a migration (SQL) that would break servers of the previous version, which keep
 * running after the first new ones have migrated (docs/decisions/migrations-expand.md). Empty if it
 * only expands.
 */
export function contractionsIn(sql: string): string[] {
  const made = new Set<string>();
  /** Columns that older servers leave null: `table.column`. */
  const empty = new Set<string>();
  const found: string[] = [];
  for (const { text, isMarked } of statementsIn(sql)) {
    const table = /^create table (?:if not exists )?(\w+)/.exec(text)?.[1];
    if (table !== undefined) made.add(table);
    const changed = /^alter table (?:if exists )?(?:only )?(\w+)/.exec(text)?.[1];
    const [, indexed, columns = ''] =
      /^create unique index .*? on (\w+) \(([\w, ]+)\)(?: where .*)?$/.exec(text) ?? [
        '',
        /^create unique index .*? on (\w+)/.exec(text)?.[1],
      ];
    const isEmpty = columns.split(', ').some((column) => empty.has(`${indexed}.${column}`));
    if (isMarked || (changed !== undefined && made.has(changed))) continue;
    const reasons = contractions.flatMap(([pattern, reason]) =>
      pattern.test(text) ? [reason] : [],
    );
    if (indexed !== undefined && !made.has(indexed) && !isEmpty)
      reasons.push('refuses what it may write');
    if (changed !== undefined) {
      for (const [, column = '', definition = ''] of text.matchAll(addsColumns)) {
        if (!/\b(default|generated|not null)\b/.test(definition)) empty.add(`${changed}.${column}`);
        const isFilled = /\b(default|generated)\b/.test(definition);
        if (/\bnot null\b/.test(definition) && !isFilled)
          reasons.push(`adds ${column}, which it does not fill`);
        if (/\b(unique|check|references|primary key)\b/.test(definition) && isFilled)
          reasons.push(`fills ${column} with what may be refused`);
      }
    }
    found.push(...reasons.map((reason) => `"${text.slice(0, 80)}": ${reason}.`));
  }
  return found;
}

/** Statements in lower case and on one line, without comments and bodies of functions. */
function statementsIn(sql: string): { readonly text: string; readonly isMarked: boolean }[] {
  const plain = sql
    // A comment can contain characters that end a statement or begin a text.
    .replaceAll(/^\s*--.*$/gm, (comment) => comment.replaceAll(/[;'$]/g, ' '))
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/--.*$/gm, (comment) => comment.replaceAll(';', ' '));
  return plain.split(';').flatMap((part) => {
    const lines = part.split('\n').filter((line) => line.trim() !== '');
    const first = lines.findIndex((line) => !line.trim().startsWith('--'));
    if (first === -1) return [];
    const code = lines.map((line) => line.replace(/--.*$/, '')).join(' ');
    const text = code.replaceAll(/\s+/g, ' ').trim().toLowerCase();
    return [{ text, isMarked: lines.slice(0, first).some((line) => mark.test(line)) }];
  });
}
