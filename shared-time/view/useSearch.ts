import { useEffect, useState } from 'react';
import { limits } from 'shared-contracts';

export interface Search {
  /** What is asked of the server: empty for the first page. */
  readonly asked: string;
  /** Something is typed, but too little to search for. */
  readonly isTooShort: boolean;
  readonly onSearch: (typed: string) => void;
}

/** A search on the server: from three characters on, once nobody has typed for 1.5 s (spec §9). */
export function useSearch(): Search {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const wanted = typed.length < limits.minimumSearchLength ? '' : typed;
    const wait = wanted === '' ? 0 : limits.costCenterDebounceMilliseconds;
    const timer = setTimeout(() => setAsked(wanted), wait);
    return () => clearTimeout(timer);
  }, [typed]);
  const isTooShort = typed !== '' && typed.length < limits.minimumSearchLength;
  return { asked, isTooShort, onSearch: setTyped };
}
