import { useApi } from 'shared-ui';
import type { CsvRunProps } from '../../csv/view/CsvButton.tsx';
import { CsvRun, type CsvReading } from '../../csv/view/CsvRun.tsx';
import { useText } from '../../messages/useText.ts';
import type { Entries, EntryFilter, Facts, ListedSection } from '../data/entryPages.ts';
import { readOneVersion } from '../data/readOneVersion.ts';
import { listRows } from '../rules/listRows.ts';

/** Rows with headings, of the entries that have one of the codes. @throws ApiFailure */
export type ListRows = (
  codes: ReadonlySet<string>,
  signal: AbortSignal,
) => Promise<readonly (readonly string[])[]>;

/** An entry with what its list shows, in the order of the columns; null for what is no text. */
export interface DownloadedItem {
  readonly entry: unknown;
  readonly facts: Facts;
  readonly cells: readonly (string | null)[];
}

export interface DownloadedList {
  readonly section: ListedSection;
  readonly title: string;
  readonly filter: EntryFilter;
  /** Of the columns. */
  readonly headings: readonly string[];
  readonly itemsOf: (page: Entries) => readonly DownloadedItem[];
  /** Other rows than those of the list. */
  readonly rowsOf: ListRows | undefined;
}

/** Saves everything that a list's filter finds as CSV. */
export function EntriesCsv(props: DownloadedList & CsvRunProps) {
  const { section, title, filter, headings, itemsOf, rowsOf, onProgress, onEnd } = props;
  const api = useApi();
  const text = useText();

  async function read(reading: CsvReading) {
    const pages = await readOneVersion(api, section, filter, reading);
    if (pages === null) return null;
    const items = pages.flatMap(itemsOf);
    if (rowsOf) return rowsOf(new Set(items.map(({ facts }) => facts.code)), reading.signal);
    const shown = headings.flatMap((heading, index) =>
      index > 0 && typeof items[0]?.cells[index] === 'string' ? [{ title: heading, index }] : [],
    );
    return listRows(items, [
      { title: headings[0] ?? title, text: (item) => item.cells[0] ?? nameOf(item) },
      { title: text('entries.code'), text: ({ facts }) => facts.code },
      ...shown.map(({ title: heading, index }) => ({
        title: heading,
        text: ({ cells }: DownloadedItem) => cells[index] ?? '',
      })),
    ]);
  }

  return <CsvRun name={title} {...{ read, onProgress, onEnd }} />;
}

/** What an entry is called, after the person whom it is about. */
function nameOf({ facts }: DownloadedItem): string {
  const person = facts.about.find(({ section }) => section === 'people')?.name;
  return person === undefined ? facts.name : `${person}, ${facts.name}`;
}
