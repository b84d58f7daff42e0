import { useDeferredValue, useState, type ReactNode } from 'react';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import {
  AddRegular,
  Button,
  EmptyState,
  FailurePanel,
  LoadMore,
  PageToolbar,
  SearchField,
  SearchRegular,
  SegmentedControl,
  SkeletonRows,
  TextBulletListRegular,
} from 'shared-ui';
import { ItemTable, type ItemColumn } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import type { EntryFilter, ListedSection } from '../data/entryPages.ts';
import { useEntries, type ListedEntry } from './useEntries.ts';

type State = NonNullable<EntryFilter['state']>;

interface EntryListProps<Entry> {
  readonly section: ListedSection;
  readonly title: string;
  readonly entriesOf: (part: CompanyFile) => readonly Entry[];
  readonly columns: readonly ItemColumn<ListedEntry<Entry>>[];
  /** The whole entry in one cell, on narrow screens. */
  readonly list: (item: ListedEntry<Entry>) => ReactNode;
  /** States to choose from, the first one chosen. */
  readonly states?: readonly State[];
  /** What a state is called here, if not as everywhere. */
  readonly stateWords?: Partial<Readonly<Record<State, string>>>;
  /** Only entries that refer to that one. */
  readonly of?: Pick<EntryFilter, 'of' | 'ofCode'>;
  /** Opens the form of a new entry. */
  readonly onAdd?: () => void;
  readonly addLabel?: string;
  /** What stands in the place of a list without entries. */
  readonly none: { readonly title: string; readonly text: string };
  /** More buttons above the list. */
  readonly actions?: ReactNode;
}

/** The entries of a section: to search, to filter, to open; thousands of them. */
export function EntryList<Entry>(props: EntryListProps<Entry>) {
  const { section, title, entriesOf, columns, list, states, of, onAdd, addLabel, none } = props;
  const { stateWords } = props;
  const text = useText();
  const [words, setWords] = useState('');
  const [state, setState] = useState<State | null>(states?.[0] ?? null);
  const search = useDeferredValue(words.trim());
  const filter = { ...of, ...(search ? { search } : {}), ...(state ? { state } : {}) };
  const { items, total, isComing, failure, retry, more } = useEntries(section, filter, entriesOf);
  const add = onAdd && (
    <Button look="primary" icon={<AddRegular />} onClick={onAdd}>
      {addLabel}
    </Button>
  );
  const isEmpty = !isComing && !failure && items.length === 0;
  return (
    <div>
      <PageToolbar
        end={
          <>
            {props.actions}
            {(!isEmpty || search !== '') && add}
          </>
        }
      >
        <SearchField label={text('entries.search', { title })} value={words} onChange={setWords} />
        {states && (
          <SegmentedControl
            label={text('entries.state')}
            value={state}
            choices={states.map((value) => ({
              value,
              label: stateWords?.[value] ?? text(`entries.state.${value}`),
            }))}
            onChange={setState}
          />
        )}
      </PageToolbar>
      {failure && <FailurePanel failure={failure} onRetry={retry} />}
      {isComing && <SkeletonRows count={8} height={64} />}
      {isEmpty && search !== '' && (
        <NotFound
          onReset={() => setWords('')}
          onAll={state === null ? undefined : () => setState(null)}
        />
      )}
      {isEmpty && search === '' && (
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
    </div>
  );
}

interface NotFoundProps {
  readonly onReset: () => void;
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
      text={text('entries.notFound.text')}
      actions={
        <>
          {onAll && <Button onClick={onAll}>{text('entries.notFound.all')}</Button>}
          <Button onClick={onReset}>{text('entries.notFound.reset')}</Button>
        </>
      }
    />
  );
}

const codeOf = ({ facts }: ListedEntry<unknown>) => facts.code;
const rowHeight = () => 72;
