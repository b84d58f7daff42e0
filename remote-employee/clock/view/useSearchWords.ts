import { useState } from 'react';
import { limits } from 'shared-contracts';
import { useTimeout } from './useTimeout.ts';

/** The words to search by: the first ones at once, further ones when the typing has paused (spec §9). */
export function useSearchWords(): readonly [string, (typed: string) => void] {
  const [words, setWords] = useState('');
  const [typed, setTyped] = useState('');
  useTimeout(
    () => setWords(typed),
    typed === words ? null : limits.costCenterDebounceMilliseconds,
    typed,
  );
  return [
    words,
    (next) => {
      const trimmed = next.trim().slice(0, limits.maximumSearchLength);
      setTyped(trimmed);
      if (words === '' || trimmed === '') setWords(trimmed);
    },
  ];
}
