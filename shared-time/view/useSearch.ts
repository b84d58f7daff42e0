import { useEffect, useRef, useState } from 'react';
import { limits } from 'shared-contracts';

export interface Search {
  readonly typed: string;
  /** The search term sent to the server: empty for the first page. */
  readonly asked: string;
  /** The input is too short to search. */
  readonly isTooShort: boolean;
  /** The input is not searched yet: what was found is that of `asked`. */
  readonly isAhead: boolean;
  readonly type: (value: string) => void;
  /** Searches at once. */
  submit(): void;
  /** Clears the input without a search. */
  clear(): void;
}

export interface SearchOptions {
  /** Milliseconds of debounce. */
  readonly wait?: number;
  /** The first search is immediate. */
  readonly isLeading?: boolean;
  readonly onSearch?: (term: string) => void;
  /** The previous search term. */
  readonly last?: string;
}

/**
 * A search on the server, from three characters: people at once and then 3 s after the last
 * keystroke or on Enter, cost centers 1.5 s after it (spec §9).
 */
export function useSearch({
  wait = 3_000,
  isLeading = true,
  onSearch,
  last = '',
}: SearchOptions = {}): Search {
  const [typed, setTyped] = useState(last);
  const [asked, setAsked] = useState(last);
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
    setAsked(term);
    onSearch?.(term);
  }

  return {
    typed,
    asked,
    isTooShort: typed !== '' && searchTerm(typed) === '',
    isAhead: searchTerm(typed) !== asked,
    type(value) {
      setTyped(value);
      const term = searchTerm(value);
      const isFirst = timer.current === null;
      stop();
      if (term === '' || (isFirst && isLeading)) searchFor(term);
      if (term !== '') timer.current = setTimeout(() => searchFor(term), wait);
    },
    submit: () => searchFor(searchTerm(typed)),
    clear() {
      stop();
      searched.current = '';
      setAsked('');
      setTyped('');
    },
  };
}

/** Fewer than 3 characters are no search (spec §9). */
export function searchTerm(typed: string): string {
  const term = typed.trim().slice(0, limits.maximumSearchLength);
  return term.length < limits.minimumSearchLength ? '' : term;
}

/** The debounce for cost centers and values of custom fields. */
export const unhurried: SearchOptions = {
  wait: 1_500,
  isLeading: false,
};
