import { useEffect, useRef, useState } from 'react';
import { useSearchParams, useSnackbar } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { Cycle } from './useCycle.ts';

/**
 * The time pair that a link asks for (`?timePair=`): looks for it in the cycles in turn, page by
 * page, and hands it on with the number of its cycle; tells when it is nowhere (spec §8). No filter
 * may hide it: `onAsked` ends them.
 */
export function useWantedPair(
  cycles: readonly Cycle[],
  onFound: (id: number, cycle: number) => void,
  onAsked: () => void,
): void {
  const text = useText();
  const snackbar = useSnackbar();
  const [search, setSearch] = useSearchParams();
  const [wanted, setWanted] = useState<number | null>(null);
  const asked = Number(search.get('timePair'));
  /** Ends with the first answer, even when the page is drawn again before `wanted` is. */
  const isSearching = useRef(false);

  useEffect(() => {
    if (!search.has('timePair')) return;
    isSearching.current = true;
    setWanted(asked);
    onAsked();
    // The same link may be followed again.
    setSearch({}, { replace: true });
  }, [asked, search, setSearch, onAsked]);

  useEffect(() => {
    if (wanted === null || !isSearching.current) return;
    const end = () => {
      isSearching.current = false;
      setWanted(null);
    };
    for (const [index, cycle] of cycles.entries()) {
      const { pairs, isKnown, isChanging, failure, hasMore, fetchMore } = cycle;
      const found = pairs.find(({ id, originalVersionId, previousVersionId }) =>
        [id, originalVersionId, previousVersionId].includes(wanted),
      );
      if (found) {
        end();
        onFound(found.id, index);
        return;
      }
      if (failure) {
        end();
        return;
      }
      if (!isKnown || isChanging) return;
      if (hasMore) {
        fetchMore();
        return;
      }
    }
    end();
    snackbar.show({ text: text('history.notVisible'), intent: 'warning' });
  }, [wanted, cycles, onFound, snackbar, text]);
}
