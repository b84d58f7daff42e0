import { useEffect, useRef, useState } from 'react';
import { limits } from 'shared-contracts';
import { searchTerm } from '../rules/approvalFilter.ts';

export interface Search {
  readonly typed: string;
  type(value: string): void;
  /** Searches without waiting. */
  submit(): void;
  /** Forgets what was typed, without a search. */
  clear(): void;
}

/**
 * What is typed, and the search that follows: the first one at once, the next ones 3 s after the
 * last keystroke or with Enter (spec §9). It begins with what was searched for `last`.
 */
export function useSearch(onSearch: (term: string) => void, last = ''): Search {
  const [typed, setTyped] = useState(last);
  const searched = useRef(last);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  function stop(): void {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  }
  useEffect(() => stop, []);

  function searchFor(term: string): void {
    stop();
    if (term === searched.current) return;
    searched.current = term;
    onSearch(term);
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
      searched.current = '';
      setTyped('');
    },
  };
}
