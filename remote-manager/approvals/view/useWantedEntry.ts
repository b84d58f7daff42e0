import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiFailure } from 'shared-contracts';
import { readLatestVersion } from 'shared-time/data/timeCommands.ts';
import { useApi, useFailureText, useSnackbar } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { TimePair } from '../rules/timePairs.ts';

/**
 * The entry requested by a link (`?timePair=`, for edit with `&edit=true`): hands on its latest
 * version once the page is ready; reports if it is gone or no longer this manager's (spec §8).
 */
export function useWantedEntry(
  isReady: boolean,
  onFound: (pair: TimePair, isForEdit: boolean) => void,
): void {
  const api = useApi();
  const text = useText();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('timePair');
  const isForEdit = search.get('edit') === 'true';

  const find = useEffectEvent(async (id: number, forEdit: boolean): Promise<void> => {
    try {
      const pair = await readLatestVersion(api, id);
      if (pair.deletedDate !== null || pair.status === 'DELETED') tellGone();
      else onFound(pair, forEdit);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      const isGone = failure.status === 404 || failure.status === 403 || failure.status === 400;
      if (isGone) tellGone();
      else snackbar.show({ text: failureText(failure), intent: 'error' });
    }
  });

  function tellGone(): void {
    snackbar.show({ text: text('approvals.notVisible'), intent: 'warning' });
  }

  useEffect(() => {
    if (asked === null || !isReady) return;
    void find(Number(asked), isForEdit);
    // The same link can be followed again.
    setSearch({}, { replace: true });
  }, [asked, isForEdit, isReady, setSearch]);
}
