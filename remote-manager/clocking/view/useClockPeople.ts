import { useState } from 'react';
import { ApiFailure } from 'shared-contracts';
import { useApi, useDialogs, useEmployeeSession, useFailureText, useSnackbar } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { ClockOutQuestion } from '../../clock-out/view/useClockOut.tsx';
import { allSubordinates } from '../data/subordinatesQuery.ts';
import type { MassOrder } from '../rules/massRun.ts';
import type { PeopleFilter } from '../rules/peopleFilter.ts';
import { shiftToEnd, type Subordinate } from '../rules/subordinate.ts';

/** Clocks people out after a question, and looks for everybody whom the filter finds. */
export function useClockPeople(
  filter: Omit<PeopleFilter, 'page' | 'pageSize'>,
  start: (order: MassOrder) => void,
  ask: ClockOutQuestion['ask'],
) {
  const api = useApi();
  const text = useText();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const { employeeId } = useEmployeeSession();
  const [lookingFor, setLookingFor] = useState<'everybody' | 'whoIsIn' | null>(null);

  /** Null when they could not be read, which is told. */
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

  async function clockOut(people: readonly Subordinate[]): Promise<void> {
    const answered = await ask(people.flatMap((person) => shiftToEnd(person) ?? []));
    if (answered) start({ kind: 'CLOCK_OUT', people: answered });
  }

  return {
    lookingFor,
    look,
    clockOut,
    async clockOutAll(): Promise<void> {
      const found = await look('whoIsIn');
      const people = found?.filter(({ activeTimePair }) => activeTimePair != null);
      if (people === undefined) return;
      if (people.length === 0) {
        snackbar.show({ text: text('clocking.nobodyIn') });
        return;
      }
      await clockOut(people);
    },
  };
}
