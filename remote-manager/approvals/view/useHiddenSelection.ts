import { useState } from 'react';
import { useApi, useQuery } from 'shared-ui';
import { decidableIdsQuery } from '../data/selectEntries.ts';
import { approvalsPayload, type ApprovalFilter } from '../rules/approvalFilter.ts';
import type { Selection } from '../rules/selection.ts';

/**
 * The selected entries outside the current filter, if it changed since the selection began; none
 * while they are being looked up.
 */
export function useHiddenSelection(
  filter: ApprovalFilter | null,
  selection: Selection,
): readonly number[] {
  const api = useApi();
  const payload = filter && approvalsPayload(filter);
  const key = JSON.stringify(payload);
  const [begunIn, setBegunIn] = useState<string | null>(null);
  const [isChanged, setIsChanged] = useState(false);
  if (selection.size === 0 && (begunIn !== null || isChanged)) {
    setBegunIn(null);
    setIsChanged(false);
  } else if (selection.size > 0 && begunIn === null) {
    setBegunIn(key);
  } else if (selection.size > 0 && begunIn !== key && !isChanged) {
    setIsChanged(true);
  }
  const { data } = useQuery(decidableIdsQuery(api, isChanged ? payload : null));
  return isChanged && data ? [...selection.keys()].filter((id) => !data.has(id)) : [];
}
