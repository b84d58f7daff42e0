import { useState } from 'react';
import { ApiFailure, toInstant } from 'shared-contracts';
import { useApi, useDialogs, useEmployeeSession, useFailureText, useSnackbar } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { allSubordinates } from '../data/subordinatesQuery.ts';
import { longIn } from '../rules/longIn.ts';
import type { MassOrder } from '../rules/massRun.ts';
import type { PeopleFilter } from '../rules/peopleFilter.ts';
import { nameOf, type Subordinate } from '../rules/subordinate.ts';
import { useMoment } from './useMoment.ts';

/** People who are named in the question; the others are counted. */
const namedAtMost = 3;

/** Clocks people out after a question, and looks for everybody whom the filter finds. */
export function useClockPeople(
  filter: Omit<PeopleFilter, 'page' | 'pageSize'>,
  start: (order: MassOrder) => void,
) {
  const api = useApi();
  const text = useText();
  const moment = useMoment();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const { employeeId } = useEmployeeSession();
  const [lookingFor, setLookingFor] = useState<'everybody' | 'whoIsIn' | null>(null);

  /** Null when they could not be read, which is told. */
  async function look(what: 'everybody' | 'whoIsIn'): Promise<readonly Subordinate[] | null> {
    setLookingFor(what);
    try {
      const onlyIn = what === 'whoIsIn' || filter.onlyIn;
      return await allSubordinates(api, employeeId, { ...filter, onlyIn });
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      await dialogs.error({ title: text('clocking.failure'), text: failureText(failure) });
      return null;
    } finally {
      setLookingFor(null);
    }
  }

  /** Names those whose clock-out was probably forgotten. */
  function questionFor(people: readonly Subordinate[]) {
    const question = text('clocking.out.text', { count: people.length });
    const now = toInstant(Date.now());
    const long = longIn(people, now);
    if (long.length === 0) return { text: question };
    const named = long.slice(0, namedAtMost).map(({ employee, activeTimePair: open }) =>
      text('clocking.out.since', {
        name: nameOf(employee),
        time: moment(open.clockIn, open.timeZone, now),
      }),
    );
    const others = long.length - named.length;
    return {
      text: `${question} ${text('clocking.out.check')}`,
      items: [...named, ...(others > 0 ? [text('clocking.out.others', { count: others })] : [])],
    };
  }

  async function clockOut(people: readonly Subordinate[]): Promise<boolean> {
    const [only] = people.length === 1 ? people : [];
    const isSure = await dialogs.confirm({
      title: only
        ? text('clocking.out.one', { name: nameOf(only.employee) })
        : text('clocking.out.title', { count: people.length }),
      ...questionFor(people),
      confirm: text('clocking.clockOutCount', { count: people.length }),
    });
    if (!isSure) return false;
    start({
      kind: 'CLOCK_OUT',
      people: people.flatMap(({ employee, activeTimePair: open }) =>
        open
          ? [
              {
                employeeId: employee.id,
                name: nameOf(employee),
                row: { employeeAssignmentId: open.employeeAssignmentId, shiftTimePairId: open.id },
              },
            ]
          : [],
      ),
    });
    return true;
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
