import { useState } from 'react';
import { RangeChip, StatusChip } from 'shared-time/filter';
import {
  ArrowResetRegular,
  Button,
  Chip,
  PageToolbar,
  SearchRegular,
  useViewport,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { ApprovalFilter } from '../rules/approvalFilter.ts';
import { SearchForm } from './SearchForm.tsx';
import type { Search } from './useSearch.ts';

export interface ApprovalsToolbarProps {
  readonly filter: ApprovalFilter;
  readonly today: string;
  readonly search: Search;
  /** Something else than at first is shown: it can be reset. */
  readonly isNarrowed: boolean;
  readonly onChange: (change: Partial<ApprovalFilter>) => void;
  readonly onReset: () => void;
}

/** Whose time is shown, of which days, in which statuses. */
export function ApprovalsToolbar(props: ApprovalsToolbarProps) {
  const { filter, today, search, isNarrowed, onChange, onReset } = props;
  const text = useText();
  const isPhone = useViewport() === 'phone';
  const [isSearchOpen, setIsSearchOpen] = useState(false);
  return (
    <>
      <PageToolbar>
        {isPhone ? (
          <Chip
            icon={<SearchRegular />}
            aria-label={text('approvals.search')}
            aria-expanded={isSearchOpen}
            selected={filter.search !== ''}
            onClick={() => setIsSearchOpen(!isSearchOpen)}
          >
            {null}
          </Chip>
        ) : (
          <SearchForm search={search} />
        )}
        <RangeChip range={filter.range} last={today} onChange={(range) => onChange({ range })} />
        <StatusChip statuses={filter.statuses} onChange={(statuses) => onChange({ statuses })} />
        {isNarrowed && (
          <Button size="row" look="subtle" icon={<ArrowResetRegular />} onClick={onReset}>
            {text('approvals.reset')}
          </Button>
        )}
      </PageToolbar>
      {isPhone && isSearchOpen && <SearchForm isOpened search={search} />}
    </>
  );
}
