import { cellText } from '../../csv/rules/cellText.ts';

/** A column of a list as text. */
export interface TextColumn<Item> {
  readonly title: string;
  readonly text: (item: Item) => string;
}

/** Credentials. Lists that are about them have a column of their own. */
const left = ['badge'];

/**
 * A list as rows: the columns that people see, then the fields of each entry under the names that
 * they have in the company file, `settings.locale`.
 */
export function listRows<Item extends { readonly entry: unknown }>(
  items: readonly Item[],
  columns: readonly TextColumn<Item>[],
): string[][] {
  const fields = items.map(({ entry }) => new Map(fieldsOf(entry)));
  const names = [...new Set(fields.flatMap((each) => [...each.keys()]))];
  return [
    [...columns.map(({ title }) => title), ...names],
    ...items.map((item, index) => [
      ...columns.map(({ text }) => text(item)),
      ...names.map((name) => cellText(fields[index]?.get(name))),
    ]),
  ];
}

function fieldsOf(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return path === '' ? [] : [[path, value]];
  }
  return Object.entries(value).flatMap(([name, field]) =>
    left.includes(name) ? [] : fieldsOf(field, path === '' ? name : `${path}.${name}`),
  );
}
