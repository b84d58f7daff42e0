import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { useApi, useSnackbar } from 'shared-ui';
import { CsvButton, type CsvReading } from '../../csv/view/CsvButton.tsx';
import { useText } from '../../messages/useText.ts';
import type { EntryFilter, ListedSection } from '../data/entryPages.ts';
import { readOneVersion } from '../data/readOneVersion.ts';
import { listRows } from '../rules/listRows.ts';
import type { EntryColumn } from './EntryColumn.ts';
import { listedIn, type ListedEntry } from './useEntries.ts';

interface DownloadEntriesProps<Entry> {
  readonly section: ListedSection;
  readonly title: string;
  readonly filter: EntryFilter;
  readonly entriesOf: (part: CompanyFile) => readonly Entry[];
  readonly columns: readonly EntryColumn<Entry>[];
  /** Other rows than those of the list, of the entries with these codes. */
  readonly rowsOf?: ListRows;
}

/** Rows with headings, of the entries that have one of the codes. @throws ApiFailure */
export type ListRows = (
  codes: ReadonlySet<string>,
  signal: AbortSignal,
) => Promise<readonly (readonly string[])[]>;

/** Saves everything that a list's filter finds as CSV. */
export function DownloadEntries<Entry>(props: DownloadEntriesProps<Entry>) {
  const { section, title, filter, entriesOf, columns, rowsOf } = props;
  const api = useApi();
  const text = useText();
  const snackbar = useSnackbar();

  async function read(reading: CsvReading) {
    const pages = await readOneVersion(api, section, filter, reading);
    if (pages === null) {
      snackbar.show({ text: text('csv.changing'), intent: 'error', topic: 'csv' });
      return null;
    }
    const items = pages.flatMap((page) => listedIn(page, entriesOf));
    if (rowsOf) return rowsOf(new Set(items.map(({ facts }) => facts.code)), reading.signal);
    const code = {
      title: text('entries.code'),
      text: ({ facts }: ListedEntry<Entry>) => facts.code,
    };

    const [name, ...others] = columns.flatMap((column, index) => {
      const shown = column.text ?? (index === 0 ? nameOf : textIn(column, items[0]));
      return shown ? [{ title: column.title, text: shown }] : [];
    });
    return listRows(items, name ? [name, code, ...others] : [code]);
  }

  return <CsvButton name={title} label={text('csv.download')} read={read} />;
}

/** What an entry is called, after the person whom it is about. */
function nameOf({ facts }: ListedEntry<unknown>): string {
  const person = facts.about.find(({ section }) => section === 'people')?.name;
  return person === undefined ? facts.name : `${person}, ${facts.name}`;
}

/** The cells of a column, if they are texts. */
function textIn<Entry>({ cell }: EntryColumn<Entry>, first: ListedEntry<Entry> | undefined) {
  if (first === undefined || typeof cell(first) !== 'string') return null;
  return (item: ListedEntry<Entry>) => {
    const content = cell(item);
    return typeof content === 'string' ? content : '';
  };
}
