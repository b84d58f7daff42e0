import { useEffect, useState } from 'react';
import { useSearchParams, useSnackbar } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { Cycle } from './useCycle.ts';

/**
 * The time pair that a link asks for (`?timePair=`): looks for it in the cycles in turn, page by
 * page, and hands it on with the number of its cycle; tells when it is nowhere (spec §8).
 */
export function useWantedPair(
  cycles: readonly Cycle[],
  onFound: (id: number, cycle: number) => void,
): void {
  const text = useText();
  const snackbar = useSnackbar();
  const [search, setSearch] = useSearchParams();
  const [wanted, setWanted] = useState<number | null>(null);
  const asked = Number(search.get('timePair'));

  useEffect(() => {
    if (!search.has('timePair')) return;
    setWanted(asked);
    // The same link may be followed again.
    setSearch({}, { replace: true });
  }, [asked, search, setSearch]);

  useEffect(() => {
    if (wanted === null) return;
    for (const [index, { pairs, isKnown, failure, hasMore, fetchMore }] of cycles.entries()) {
      const found = pairs.find(({ id, originalVersionId, previousVersionId }) =>
        [id, originalVersionId, previousVersionId].includes(wanted),
      );
      if (found) {
        setWanted(null);
        onFound(found.id, index);
        return;
      }
      if (failure) {
        setWanted(null);
        return;
      }
      if (!isKnown) return;
      if (hasMore) {
        fetchMore();
        return;
      }
    }
    setWanted(null);
    snackbar.show({ text: text('history.notVisible'), intent: 'warning' });
  }, [wanted, cycles, onFound, snackbar, text]);
}
