import { useEffect, useState } from 'react';
import { limits } from 'shared-contracts';

/** The words to search by: the first ones at once, further ones when the typing has paused (spec §9). */
export function useSearchWords(): readonly [string, (typed: string) => void] {
  const [words, setWords] = useState('');
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed), limits.costCenterDebounceMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  return [
    words,
    (next) => {
      const trimmed = next.trim().slice(0, limits.maximumSearchLength);
      setTyped(trimmed);
      if (words === '' || trimmed === '') setWords(trimmed);
    },
  ];
}
