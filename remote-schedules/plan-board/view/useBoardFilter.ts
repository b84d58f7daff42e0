import { useMemo, useState } from 'react';
import { useSearch } from 'shared-time';
import {
  atom,
  deviceTimeZone,
  useAtom,
  useEmployeeSession,
  useToday,
  useViewport,
} from 'shared-ui';
import { everybody, type BoardFilter } from '../rules/boardFilter.ts';
import { boardRange, openingRange, type BoardRange } from '../rules/boardRange.ts';

interface BoardChanges {
  readonly range: BoardRange | null;
  readonly filter: Partial<BoardFilter>;
}

/** Changes to the default days and people; outlive the page. */
const changesAtom = atom<BoardChanges>({ range: null, filter: {} });

/** The days and people that the board shows. */
export function useBoardFilter() {
  const [zone] = useState(deviceTimeZone);
  const today = useToday(zone);
  const isPhone = useViewport() === 'phone';
  const { configuration } = useEmployeeSession();
  const { startOfWeek } = configuration;
  const [changes, setChanges] = useAtom(changesAtom);
  const chosen = changes.range ?? openingRange(today, startOfWeek);
  const { kind, startDate, endDate } = chosen;
  // A phone has room for a week.
  const isCut = isPhone && kind !== 'week';
  const range = useMemo(
    () => (isCut ? boardRange('week', startDate, startOfWeek) : { kind, startDate, endDate }),
    [isCut, kind, startDate, endDate, startOfWeek],
  );
  const filter = useMemo(() => ({ ...everybody, ...changes.filter }), [changes.filter]);

  function changeFilter(change: Partial<BoardFilter>): void {
    setChanges((last) => ({ ...last, filter: { ...last.filter, ...change } }));
  }
  const search = useSearch({
    onSearch: (term) => changeFilter({ search: term }),
    ...(changes.filter.search === undefined ? {} : { last: changes.filter.search }),
  });
  return {
    today,
    range,
    filter,
    search,
    changeFilter,
    changeRange(next: BoardRange): void {
      setChanges((last) => ({ ...last, range: next }));
    },
    resetFilter(): void {
      search.clear();
      setChanges((last) => ({ ...last, filter: {} }));
    },
  };
}
