import { useEffect, useRef, useState } from 'react';
import { limits } from 'shared-contracts';

export interface Search {
  readonly typed: string;
  /** What is asked of the server: empty for the first page. */
  readonly asked: string;
  /** Something is typed, but too little to search for. */
  readonly isTooShort: boolean;
  readonly type: (value: string) => void;
  /** Searches without waiting. */
  submit(): void;
  /** Forgets what was typed, without a search. */
  clear(): void;
}

export interface SearchOptions {
  /** Milliseconds in which nobody may have typed. */
  readonly wait?: number;
  /** The first search does not wait. */
  readonly isLeading?: boolean;
  readonly onSearch?: (term: string) => void;
  /** What was searched for before. */
  readonly last?: string;
}

/**
 * A search on the server: from three characters on, people at once and then 3 s after the last
 * keystroke or with Enter, cost centers 1.5 s after it (spec §9).
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

/** A search of fewer than 3 characters is none (spec §9). */
export function searchTerm(typed: string): string {
  const term = typed.trim().slice(0, limits.maximumSearchLength);
  return term.length < limits.minimumSearchLength ? '' : term;
}

/** The pace in which cost centers and values of custom fields are searched. */
export const unhurried: SearchOptions = {
  wait: 1_500,
  isLeading: false,
};
