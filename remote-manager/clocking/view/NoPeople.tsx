import { Button, EmptyState, PersonClockRegular, SearchRegular } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { isNarrowed, type PeopleFilter } from '../rules/peopleFilter.ts';

export interface NoPeopleProps {
  readonly filter: PeopleFilter;
  readonly onReset: () => void;
}

/** Says why nobody is listed. */
export function NoPeople({ filter, onReset }: NoPeopleProps) {
  const text = useText();
  const isFiltered = isNarrowed(filter);
  return (
    <EmptyState
      icon={isFiltered ? <SearchRegular /> : <PersonClockRegular />}
      meaning="work"
      title={text(isFiltered ? 'clocking.empty.narrowed' : 'clocking.empty')}
      text={text(
        filter.search !== ''
          ? 'clocking.empty.searched'
          : filter.show !== 'ALL' && filter.values.length === 0
            ? emptyWords[filter.show]
            : isFiltered
              ? 'clocking.empty.filtered'
              : 'clocking.empty.text',
        { term: filter.search },
      )}
      actions={isFiltered && <Button onClick={onReset}>{text('clocking.empty.reset')}</Button>}
    />
  );
}

const emptyWords = {
  IN: 'clocking.empty.nobodyIn',
  DUE: 'clocking.empty.DUE',
  LATE: 'clocking.empty.LATE',
  OFF: 'clocking.empty.OFF',
} as const;
