import { ValueFilterBar } from 'shared-time';
import { SegmentedControl, useApi, useEmployeeSession, useQuery } from 'shared-ui';
import { SearchForm } from '../../approvals/view/SearchForm.tsx';
import type { Search } from '../../approvals/view/useSearch.ts';
import { useText } from '../../messages/useText.ts';
import { positionsQuery } from '../data/positionsQuery.ts';
import { isNarrowed, type PeopleFilter } from '../rules/peopleFilter.ts';

export interface PeopleFilterBarProps {
  readonly filter: PeopleFilter;
  readonly search: Search;
  readonly onChange: (change: Partial<PeopleFilter>) => void;
  readonly onReset: () => void;
}

/** Which people are shown: by name, by their clock and by what their positions have (spec §2). */
export function PeopleFilterBar({ filter, search, onChange, onReset }: PeopleFilterBarProps) {
  const api = useApi();
  const text = useText();
  const { employeeId } = useEmployeeSession();
  const { data: positions = [] } = useQuery(positionsQuery(api, employeeId));
  return (
    <ValueFilterBar
      finds="people"
      positions={positions}
      values={filter.values}
      isNarrowed={isNarrowed(filter)}
      onChange={(values) => onChange({ values })}
      onReset={onReset}
      start={
        <>
          <SearchForm search={search} />
          <SegmentedControl
            label={text('clocking.show')}
            value={filter.show}
            choices={[
              { value: 'ALL', label: text('clocking.show.all') },
              { value: 'IN', label: text('clocking.show.in') },
              { value: 'DUE', label: text('clocking.show.DUE') },
              { value: 'LATE', label: text('clocking.show.LATE') },
              { value: 'OFF', label: text('clocking.show.OFF') },
            ]}
            onChange={(show) => onChange({ show })}
          />
        </>
      }
    />
  );
}
