import type { ReactNode } from 'react';
import { CheckboxField, makeStyles } from 'shared-ui';
import { RowCheckbox } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import type { EntryFilter } from '../data/entryPages.ts';
import type { ListedEntry } from './useEntries.ts';
import type { ListSelection } from './useListSelection.ts';

interface SelectableEntryProps<Entry> {
  readonly item: ListedEntry<Entry>;
  readonly filter: EntryFilter;
  readonly selection: ListSelection<Entry>;
  readonly children: ReactNode;
}

/** A row's first cell with a checkbox before it. */
export function SelectableEntry<Entry>(props: SelectableEntryProps<Entry>) {
  const { item, filter, selection, children } = props;
  const text = useText();
  const styles = useStyles();
  const [person = ''] = item.facts.about.flatMap(({ section, name }) =>
    section === 'people' ? [name] : [],
  );
  const name = [person, item.facts.name].filter((part) => part !== '').join(', ');
  return (
    <div className={styles.row}>
      <RowCheckbox
        label={text('entries.select', { name })}
        checked={selection.has(filter, item.facts.code)}
        onChange={(checked) => selection.toggle(filter, item, checked)}
      />
      <div className={styles.content}>{children}</div>
    </div>
  );
}

interface SelectAllProps<Entry> extends Pick<SelectableEntryProps<Entry>, 'filter' | 'selection'> {
  readonly total: number;
}

/** Selects everything that is found, also what has not been read yet. */
export function SelectAll<Entry>({ filter, selection, total }: SelectAllProps<Entry>) {
  const text = useText();
  const count = selection.count(filter);
  const isAll = count === total && selection.heldFor(filter).kind === 'ALL';
  return (
    <CheckboxField
      label={text('entries.selectAll', { count: total })}
      checked={isAll ? true : count > 0 && 'mixed'}
      onChange={() => (isAll ? selection.clear() : selection.all(filter, total))}
    />
  );
}

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    marginInlineStart: '-7px',
    '& > input': { flexShrink: 0 },
  },
  content: { flexGrow: 1, minWidth: 0 },
});
