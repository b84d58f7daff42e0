import { useState } from 'react';
import { ApiFailure } from 'shared-contracts';
import { useApi, useDialogs, useEmployeeSession, useFailureText } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { Subordinate } from '../../people/rules/subordinate.ts';
import { allSubordinates } from '../data/subordinatesQuery.ts';
import type { PeopleFilter } from '../rules/peopleFilter.ts';

/** Looks up people on all pages: all matches of the filter, or those who are clocked in. */
export function useLookUp(filter: Omit<PeopleFilter, 'page' | 'pageSize'>) {
  const api = useApi();
  const text = useText();
  const dialogs = useDialogs();
  const failureText = useFailureText();
  const { employeeId } = useEmployeeSession();
  const [lookingFor, setLookingFor] = useState<'everybody' | 'whoIsIn' | null>(null);

  /** Null if they failed to load, which is reported. */
  async function look(what: 'everybody' | 'whoIsIn'): Promise<readonly Subordinate[] | null> {
    setLookingFor(what);
    try {
      const show = what === 'whoIsIn' ? 'IN' : filter.show;
      return await allSubordinates(api, employeeId, { ...filter, show });
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      await dialogs.error({ title: text('clocking.failure'), text: failureText(failure) });
      return null;
    } finally {
      setLookingFor(null);
    }
  }

  return { lookingFor, look };
}
