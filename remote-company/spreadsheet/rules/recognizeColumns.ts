import { fold } from 'shared-contracts';
import { columnWords } from './columnWords.ts';
import { personFields, type ColumnFields, type PersonField } from './personField.ts';
import { readRole } from './readRole.ts';

export type SheetCells = readonly (readonly string[])[];

/** What the columns of a list mean, and which row heads them: null if none does. */
export interface RecognizedColumns {
  readonly headingAt: number | null;
  readonly fields: ColumnFields;
}

/** Titles and the day of an export stand above its headings. */
const rowsAbove = 10;

/**
 * Recognizes columns by their headings; without headings, and where they say nothing, e-mail
 * addresses by their values. Each field is found once, the first one.
 */
export function recognizeColumns(rows: SheetCells): RecognizedColumns {
  const headingAt = headingRow(rows);
  const headings = headingAt === null ? [] : (rows[headingAt] ?? []);
  const width = Math.max(0, ...rows.slice(0, 200).map(({ length }) => length));
  const values = rows.slice(headingAt === null ? 0 : headingAt + 1, 200);
  const taken = new Set<PersonField>();
  const take = (field: PersonField | null | undefined): PersonField | null => {
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  };
  const byHeading = Array.from({ length: width }, (_, index) =>
    take(meantBy(headings, index, values)),
  );
  const fields = byHeading.map((field, index) => {
    const hasOnlyAddresses = () =>
      isEach(values, index, (value) => /^[^\s@]+@[^\s@]+$/.test(value));
    return field ?? (!taken.has('email') && hasOnlyAddresses() ? take('email') : null);
  });
  return { headingAt, fields };
}

/** The first row in which most columns are recognized; null if none has any. */
function headingRow(rows: SheetCells): number | null {
  const counts = rows.slice(0, rowsAbove).map((row) => row.filter((cell) => fieldOf(cell)).length);
  const most = Math.max(0, ...counts);
  const at = counts.indexOf(most);
  const cells = rows[at]?.filter((cell) => cell.trim() !== '').length ?? 0;
  // One known word among many others is a value: a position named "Manager".
  return most === 0 || (most === 1 && cells > 3) ? null : at;
}

/** The field that a heading names, where its neighbours decide among two. */
function meantBy(
  headings: readonly string[],
  index: number,
  values: SheetCells,
): PersonField | null {
  const field = fieldOf(headings[index] ?? '');
  const all = headings.map(fieldOf);
  if (field === 'fullName' && all.includes('firstName') && !all.includes('lastName')) {
    // "Name, Vorname" in two columns.
    return 'lastName';
  }
  if (field === 'firstName' && isShort(headings[index] ?? '') && !all.includes('lastName')) {
    // "Nombre" and "ชื่อ" alone are whole names.
    return 'fullName';
  }
  if (field === 'role' && !isEach(values, index, (value) => readRole(value) !== null)) {
    return all.includes('position') ? null : 'position';
  }
  return field;
}

function isShort(heading: string): boolean {
  return ['nombre', 'ชื่อ'].includes(plainHeading(heading));
}

function isEach(values: SheetCells, index: number, accepts: (value: string) => boolean): boolean {
  const cells = values.map((row) => (row[index] ?? '').trim()).filter((cell) => cell !== '');
  return cells.length > 0 && cells.every(accepts);
}

const fieldByWords = new Map(
  personFields.flatMap((field) => columnWords[field].map((words) => [plainHeading(words), field])),
);

function fieldOf(heading: string): PersonField | null {
  return fieldByWords.get(plainHeading(heading)) ?? null;
}

/** `Employee #` becomes `employee`, `Work Email (required)*` becomes `work email`. */
function plainHeading(heading: string): string {
  return fold(
    fold(heading.slice(0, 80))
      .replaceAll(/\(.*?\)|\[.*?\]/gu, ' ')
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' '),
  );
}
