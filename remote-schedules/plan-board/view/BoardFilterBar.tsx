import { useState, type ReactNode } from 'react';
import { SearchForm, ValueFilterBar, type Search } from 'shared-time';
import {
  Chip,
  SearchRegular,
  useApi,
  useEmployeeSession,
  useMenu,
  useQuery,
  useViewport,
  WarningRegular,
} from 'shared-ui';
import { GroupSelect } from '../../groups/view/GroupSelect.tsx';
import { useText } from '../../messages/useText.ts';
import { isNarrowed, type BoardFilter } from '../rules/boardFilter.ts';

export interface BoardFilterBarProps {
  readonly filter: BoardFilter;
  readonly search: Search;
  readonly onChange: (change: Partial<BoardFilter>) => void;
  readonly onReset: () => void;
  readonly onManageGroups: () => void;
  /** At the left: the days shown. */
  readonly range: ReactNode;
}

/** The filter of people, next to the days. */
export function BoardFilterBar(props: BoardFilterBarProps) {
  const { filter, search, onChange, onReset, onManageGroups, range } = props;
  const api = useApi();
  const text = useText();
  const isPhone = useViewport() === 'phone';
  const [isSearchOpen, setIsSearchOpen] = useState(false);
  const { employeeId } = useEmployeeSession();
  const { data: positions = [] } = useQuery(
    api.query.GET('/api/employees/{id}/subordinate-positions', {
      params: { path: { id: employeeId }, query: {} },
    }),
  );
  const find = <SearchForm label={text('board.search')} search={search} isOpened={isPhone} />;
  const groups = (
    <GroupSelect
      groupIds={filter.groupIds}
      onChange={(groupIds) => onChange({ groupIds })}
      onManage={onManageGroups}
    />
  );
  const variant = (
    <VariantChip value={filter.variant} onChange={(chosen) => onChange({ variant: chosen })} />
  );
  const failed = <FailedChip filter={filter} onChange={onChange} />;
  const hasVariant = filter.variant !== null;
  return (
    <>
      {isPhone && range}
      <ValueFilterBar
        finds="plans"
        positions={positions}
        values={filter.values}
        isNarrowed={isNarrowed(filter)}
        onChange={(values) => onChange({ values })}
        onReset={onReset}
        {...(isPhone
          ? {
              start: (
                <Chip
                  icon={<SearchRegular />}
                  aria-label={text('board.search')}
                  aria-expanded={isSearchOpen}
                  selected={filter.search !== ''}
                  onClick={() => setIsSearchOpen(!isSearchOpen)}
                >
                  {null}
                </Chip>
              ),
              inPanel: (
                <>
                  {groups}
                  {variant}
                  {failed}
                </>
              ),
            }
          : {
              start: (
                <>
                  {range}
                  <SearchForm label={text('board.search')} search={search} />
                  {groups}
                  {hasVariant && variant}
                  {filter.failedOnly && failed}
                </>
              ),
              // An active filter is next to the panel; the others are inside.
              inPanel: !(hasVariant && filter.failedOnly) && (
                <>
                  {!hasVariant && variant}
                  {!filter.failedOnly && failed}
                </>
              ),
            })}
      />
      {isPhone && isSearchOpen && find}
    </>
  );
}

function FailedChip({ filter, onChange }: Pick<BoardFilterBarProps, 'filter' | 'onChange'>) {
  const text = useText();
  return (
    <Chip
      icon={<WarningRegular />}
      aria-pressed={filter.failedOnly}
      selected={filter.failedOnly}
      onClick={() => onChange({ failedOnly: !filter.failedOnly })}
    >
      {text('board.failedOnly')}
    </Chip>
  );
}

interface VariantChipProps {
  readonly value: BoardFilter['variant'];
  readonly onChange: (value: BoardFilter['variant']) => void;
}

function VariantChip({ value, onChange }: VariantChipProps) {
  const text = useText();
  const openMenu = useMenu();
  const named = (variant: BoardFilter['variant']) =>
    text(variant === null ? 'board.variant.all' : `board.variant.${variant}`);
  return (
    <Chip
      opens
      aria-haspopup="menu"
      aria-label={`${text('board.variant')}: ${named(value)}`}
      selected={value !== null}
      onClick={({ currentTarget }) =>
        openMenu(
          currentTarget,
          ([null, 'CLOCK', 'DURATION'] as const).map((variant) => ({
            key: variant ?? 'all',
            label: named(variant),
            checked: variant === value,
            onSelect: () => onChange(variant),
          })),
        )
      }
    >
      {value === null ? text('board.variant') : named(value)}
    </Chip>
  );
}
