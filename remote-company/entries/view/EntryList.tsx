import { useDeferredValue, useState, type ReactNode } from 'react';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import {
  AddRegular,
  Button,
  EmptyState,
  FailurePanel,
  laterPart,
  LoadMore,
  PageToolbar,
  SearchField,
  SearchRegular,
  SegmentedControl,
  SkeletonRows,
  TextBulletListRegular,
} from 'shared-ui';
import { ItemTable } from 'shared-ui/table';
import { CsvButton } from '../../csv/view/CsvButton.tsx';
import { useText } from '../../messages/useText.ts';
import type { Entries, EntryFilter, ListedSection } from '../data/entryPages.ts';
import type { ListRows } from './EntriesCsv.tsx';
import type { EntryColumn } from './EntryColumn.ts';
import { SelectAll, SelectableEntry } from './SelectableEntry.tsx';
import { listedIn, useEntries, type ListedEntry } from './useEntries.ts';
import type { ChosenEntries, ListSelection } from './useListSelection.ts';

const EntriesCsv = laterPart(async () => (await import('./EntriesCsv.tsx')).EntriesCsv);

type State = NonNullable<EntryFilter['state']>;

interface EntryListProps<Entry> {
  readonly section: ListedSection;
  readonly title: string;
  readonly entriesOf: (part: CompanyFile) => readonly Entry[];
  readonly columns: readonly EntryColumn<Entry>[];
  /** The rows of a download, if they are other than those of the list. */
  readonly rowsOf?: ListRows;
  /** The whole entry in one cell, on narrow screens. */
  readonly list: (item: ListedEntry<Entry>) => ReactNode;
  /** States to choose from, the first one chosen. */
  readonly states?: readonly State[];
  /** What a state is called here, if not as everywhere. */
  readonly stateWords?: Partial<Readonly<Record<State, string>>>;
  /** The only state, if there is no choice. */
  readonly only?: State;
  /** Only entries that refer to that one. */
  readonly of?: Pick<EntryFilter, 'of' | 'ofCode'>;
  /** Opens the form of a new entry. */
  readonly onAdd?: () => void;
  readonly addLabel?: string;
  /** What stands in the place of a list without entries. */
  readonly none: { readonly title: string; readonly text: string };
  /** More buttons above the list. */
  readonly actions?: ReactNode;
  /** More filters, beside the search. */
  readonly filters?: ReactNode;
  /** What is selected, if rows can be. */
  readonly selection?: ListSelection<Entry>;
  /** What can be done with the selected entries. */
  readonly bar?: (chosen: ChosenEntries<Entry>, count: number) => ReactNode;
}

/** The entries of a section: to search, to filter, to open; thousands of them. */
export function EntryList<Entry>(props: EntryListProps<Entry>) {
  const { section, title, entriesOf, states, of, onAdd, addLabel, none, selection } = props;
  const text = useText();
  const [words, setWords] = useState('');
  const [state, setState] = useState<State | null>(states?.[0] ?? props.only ?? null);
  const search = useDeferredValue(words.trim());
  const filter = { ...of, ...(search ? { search } : {}), ...(state ? { state } : {}) };
  const { items, total, isComing, failure, retry, more } = useEntries(section, filter, entriesOf);
  const add = onAdd && (
    <Button look="primary" icon={<AddRegular />} onClick={onAdd}>
      {addLabel}
    </Button>
  );
  const isEmpty = !isComing && !failure && items.length === 0;
  const isFiltered = search !== '' || of?.of !== undefined;
  const cellOf = (cell: (item: ListedEntry<Entry>) => ReactNode) =>
    selection
      ? (item: ListedEntry<Entry>) => (
          <SelectableEntry {...{ item, filter, selection }}>{cell(item)}</SelectableEntry>
        )
      : cell;
  const columns = props.columns.map((column, index) =>
    index === 0 ? { ...column, cell: cellOf(column.cell) } : column,
  );
  const list = cellOf(props.list);
  const selected = selection?.count(filter) ?? 0;
  return (
    <div>
      <PageToolbar
        end={
          <>
            {props.actions}
            {total > 0 && (
              <DownloadList
                {...{ section, title, filter, entriesOf }}
                {...{ columns: props.columns, rowsOf: props.rowsOf }}
              />
            )}
            {(!isEmpty || isFiltered) && add}
          </>
        }
      >
        <SearchField label={text('entries.search', { title })} value={words} onChange={setWords} />
        {props.filters}
        {states && (
          <StateChoice {...{ states, state }} words={props.stateWords} onChange={setState} />
        )}
      </PageToolbar>
      {selection && total > 0 && <SelectAll {...{ selection, filter, total }} />}
      {failure && <FailurePanel failure={failure} onRetry={retry} />}
      {isComing && <SkeletonRows count={8} height={64} />}
      {isEmpty && isFiltered && (
        <NotFound
          onReset={search === '' ? undefined : () => setWords('')}
          onAll={state === null || !states ? undefined : () => setState(null)}
        />
      )}
      {isEmpty && !isFiltered && (
        <EmptyState icon={<TextBulletListRegular />} meaning="pending" {...none} actions={add} />
      )}
      {items.length > 0 && (
        <ItemTable
          title={text('entries.title', { title, count: total })}
          {...{ items, columns, list }}
          keyOf={codeOf}
          listHeight={rowHeight}
        />
      )}
      {more && <LoadMore isLoading={more.isLoading} count={3} height={64} onNear={more.load} />}
      {selection && selected > 0 && props.bar?.(selection.heldFor(filter), selected)}
    </div>
  );
}

type DownloadListProps<Entry> = Pick<
  EntryListProps<Entry>,
  'section' | 'title' | 'entriesOf' | 'columns'
> & { readonly filter: EntryFilter; readonly rowsOf: ListRows | undefined };

function DownloadList<Entry>({ columns, entriesOf, ...list }: DownloadListProps<Entry>) {
  const itemsOf = (page: Entries) =>
    listedIn(page, entriesOf).map((item) => ({
      ...item,
      cells: columns.map(({ text, cell }) => text?.(item) ?? textOf(cell(item))),
    }));
  const headings = columns.map(({ title }) => title);
  return (
    <CsvButton run={(ends) => <EntriesCsv {...list} {...{ headings, itemsOf }} {...ends} />} />
  );
}

const textOf = (content: ReactNode) => (typeof content === 'string' ? content : null);

interface StateChoiceProps {
  readonly states: readonly State[];
  readonly words: EntryListProps<unknown>['stateWords'];
  readonly state: State | null;
  readonly onChange: (state: State) => void;
}

function StateChoice({ states, words, state, onChange }: StateChoiceProps) {
  const text = useText();
  return (
    <SegmentedControl
      label={text('entries.state')}
      value={state}
      choices={states.map((value) => ({
        value,
        label: words?.[value] ?? text(`entries.state.${value}`),
      }))}
      onChange={onChange}
    />
  );
}

interface NotFoundProps {
  readonly onReset: (() => void) | undefined;
  /** Searches the entries of every state. */
  readonly onAll: (() => void) | undefined;
}

function NotFound({ onReset, onAll }: NotFoundProps) {
  const text = useText();
  return (
    <EmptyState
      icon={<SearchRegular />}
      meaning="pending"
      title={text('entries.notFound')}
      text={text(onReset ? 'entries.notFound.text' : 'entries.filter.nothing')}
      actions={
        <>
          {onAll && <Button onClick={onAll}>{text('entries.notFound.all')}</Button>}
          {onReset && <Button onClick={onReset}>{text('entries.notFound.reset')}</Button>}
        </>
      }
    />
  );
}

const codeOf = ({ facts }: ListedEntry<unknown>) => facts.code;
const rowHeight = () => 72;
