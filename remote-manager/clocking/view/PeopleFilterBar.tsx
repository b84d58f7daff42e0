import { SearchForm, ValueFilterBar, type Search } from 'shared-time';
import {
  Chip,
  SegmentedControl,
  useApi,
  useEmployeeSession,
  useMenu,
  useQuery,
  useViewport,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { isNarrowed, type PeopleFilter } from '../rules/peopleFilter.ts';

export interface PeopleFilterBarProps {
  readonly filter: PeopleFilter;
  readonly search: Search;
  readonly onChange: (change: Partial<PeopleFilter>) => void;
  readonly onReset: () => void;
}

/** The filter of people: name, clock state and attributes of their positions (spec §2). */
export function PeopleFilterBar({ filter, search, onChange, onReset }: PeopleFilterBarProps) {
  const api = useApi();
  const text = useText();
  const { employeeId } = useEmployeeSession();
  const { data: positions = [] } = useQuery(
    api.query.GET('/api/employees/{id}/subordinate-positions', {
      params: { path: { id: employeeId }, query: {} },
    }),
  );
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
          <SearchForm label={text('approvals.search')} search={search} />
          <ShowChoice value={filter.show} onChange={(show) => onChange({ show })} />
        </>
      }
    />
  );
}

type Show = PeopleFilter['show'];

interface ShowChoiceProps {
  readonly value: Show;
  readonly onChange: (show: Show) => void;
}

/** Five segments; on phones, which are too narrow for them, a menu. */
function ShowChoice({ value, onChange }: ShowChoiceProps) {
  const text = useText();
  const openMenu = useMenu();
  const isPhone = useViewport() === 'phone';
  const label = text('clocking.show');
  const choices: readonly { readonly value: Show; readonly label: string }[] = [
    { value: 'ALL', label: text('clocking.show.all') },
    { value: 'IN', label: text('clocking.show.in') },
    { value: 'DUE', label: text('clocking.show.DUE') },
    { value: 'LATE', label: text('clocking.show.LATE') },
    { value: 'OFF', label: text('clocking.show.OFF') },
  ];
  if (!isPhone) {
    return <SegmentedControl label={label} value={value} choices={choices} onChange={onChange} />;
  }
  const chosen = choices.find((choice) => choice.value === value)?.label;
  return (
    <Chip
      opens
      aria-haspopup="menu"
      aria-label={`${label}: ${chosen}`}
      selected={value !== 'ALL'}
      onClick={({ currentTarget }) =>
        openMenu(
          currentTarget,
          choices.map((choice) => ({
            key: choice.value,
            label: choice.label,
            checked: choice.value === value,
            onSelect: () => onChange(choice.value),
          })),
        )
      }
    >
      {chosen}
    </Chip>
  );
}
