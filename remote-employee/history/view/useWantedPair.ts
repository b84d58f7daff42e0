import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { answer, ApiFailure, type components } from 'shared-contracts';
import { useApi, useFailureText, useSnackbar } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { Cycle } from './useCycle.ts';

export interface FoundPair {
  readonly pair: components['schemas']['TimePair'];
  /** The index of its cycle. */
  readonly cycle: number;
  readonly isForEdit: boolean;
}

/**
 * The time pair requested by a link (`?timePair=`, for edit with `&edit=true`): searches the cycles
 * page by page and hands it on; older ones go to `onOlder`, read-only. Reports if it does not exist
 * (spec §8). No filter may hide it: `onAsked` resets them.
 */
export function useWantedPair(
  cycles: readonly Cycle[],
  onFound: (found: FoundPair) => void,
  onOlder: (pair: FoundPair['pair']) => void,
  onAsked: () => void,
): void {
  const api = useApi();
  const failureText = useFailureText();
  const text = useText();
  const snackbar = useSnackbar();
  const [search, setSearch] = useSearchParams();
  const [wanted, setWanted] = useState<{ id: number; isForEdit: boolean } | null>(null);
  const asked = Number(search.get('timePair'));
  const isForEdit = search.get('edit') === 'true';
  /** Ends with the first response, even if the page re-renders before `wanted` is set. */
  const isSearching = useRef(false);

  useEffect(() => {
    if (!search.has('timePair')) return;
    isSearching.current = true;
    setWanted({ id: asked, isForEdit });
    onAsked();
    // The same link can be followed again.
    setSearch({}, { replace: true });
  }, [asked, isForEdit, search, setSearch, onAsked]);

  const tellMissing = () => snackbar.show({ text: text('history.notVisible'), intent: 'warning' });
  const look = useEffectEvent(async (id: number) => {
    try {
      const pair = await answer(
        api.GET('/api/time-pairs/{id}/latest-version', { params: { path: { id } } }),
      );
      if (pair.status === 'DELETED') tellMissing();
      else onOlder(pair);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      if (failure.status === 404) tellMissing();
      else snackbar.show({ text: failureText(failure), intent: 'error' });
    }
  });

  useEffect(() => {
    if (wanted === null || !isSearching.current) return;
    const end = () => {
      isSearching.current = false;
      setWanted(null);
    };
    for (const [index, cycle] of cycles.entries()) {
      const { pairs, isKnown, isChanging, failure, hasMore, fetchMore } = cycle;
      const found = pairs.find(({ id, originalVersionId, previousVersionId }) =>
        [id, originalVersionId, previousVersionId].includes(wanted.id),
      );
      if (found) {
        end();
        onFound({ pair: found, cycle: index, isForEdit: wanted.isForEdit });
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
    void look(wanted.id);
  }, [wanted, cycles, onFound]);
}
