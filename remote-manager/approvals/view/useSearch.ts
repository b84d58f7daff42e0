import { useEffect, useRef, useState } from 'react';
import { limits } from 'shared-contracts';
import { searchTerm } from '../rules/approvalFilter.ts';

/**
 * What is typed, and the search that follows: the first one at once, the next ones 3 s after the
 * last keystroke or with Enter (spec §9).
 */
export function useSearch(search: string, onSearch: (term: string) => void) {
  const [typed, setTyped] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  function stop(): void {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  }
  useEffect(() => stop, []);

  function searchFor(term: string): void {
    stop();
    if (term !== search) onSearch(term);
  }

  return {
    typed,
    type(value: string): void {
      setTyped(value);
      const term = searchTerm(value);
      const isFirst = timer.current === null;
      stop();
      if (term === '' || isFirst) searchFor(term);
      if (term === '') return;
      timer.current = setTimeout(() => searchFor(term), limits.searchDebounceMilliseconds);
    },
    submit: () => searchFor(searchTerm(typed)),
    clear(): void {
      stop();
      setTyped('');
    },
  };
}
