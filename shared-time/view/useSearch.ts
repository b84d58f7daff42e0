import { useEffect, useState } from 'react';
import { limits } from 'shared-contracts';

export interface Search {
  /** What is asked of the server: empty for the first page. */
  readonly asked: string;
  /** Something is typed, but too little to search for. */
  readonly isTooShort: boolean;
  readonly onSearch: (typed: string) => void;
}

export interface SearchPace {
  /** Milliseconds in which nobody may have typed. */
  readonly wait: number;
  /** The first search does not wait. */
  readonly isLeading: boolean;
}

/** A search on the server: from three characters on, cost centers once nobody has typed for 1.5 s (spec §9). */
export function useSearch({ wait, isLeading }: SearchPace = costCenterPace): Search {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const wanted = typed.length < limits.minimumSearchLength ? '' : typed;
    const isAtOnce = wanted === '' || (isLeading && asked === '');
    const timer = setTimeout(() => setAsked(wanted), isAtOnce ? 0 : wait);
    return () => clearTimeout(timer);
  }, [typed, asked, wait, isLeading]);
  const isTooShort = typed !== '' && typed.length < limits.minimumSearchLength;
  return { asked, isTooShort, onSearch: setTyped };
}

const costCenterPace: SearchPace = {
  wait: limits.costCenterDebounceMilliseconds,
  isLeading: false,
};
