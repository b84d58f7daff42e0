import { useState } from 'react';
import { ApiFailure, toInstant } from 'shared-contracts';
import { useApi, useEmployeeSession, useHost, useQueryClient, useSnackbar } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { ClockOutQuestion } from '../../clock-out/view/useClockOut.tsx';
import { isForgotten } from '../../clock-out/rules/shiftEnd.ts';
import { employeesQuery } from '../../booking/data/employeesQuery.ts';
import { rowsWithoutChoice } from '../../booking/rules/choiceForAll.ts';
import type { PeopleFilter } from '../rules/peopleFilter.ts';
import { isIn, shiftToEnd } from '../rules/clockedPerson.ts';
import type { AskedState } from '../rules/massRun.ts';
import type { Subordinate } from '../../people/rules/subordinate.ts';
import { useLookUp } from './useLookUp.ts';
import type { useMassRun } from './useMassRun.ts';

/**
 * Clocks people in or out: with one press if no choice or question is needed, else after a
 * question; and looks up all matches of the filter.
 */
export function useClockPeople(
  filter: Omit<PeopleFilter, 'page' | 'pageSize'>,
  mass: Pick<ReturnType<typeof useMassRun>, 'start' | 'clock' | 'most' | 'asked'>,
  ask: ClockOutQuestion['ask'],
  askClockIn: (ids: readonly number[]) => void,
) {
  const api = useApi();
  const text = useText();
  const snackbar = useSnackbar();
  const { employeeId } = useEmployeeSession();
  const queries = useQueryClient();
  const { features } = useHost().features;
  const [preparing, setPreparing] = useState<ReadonlyMap<number, AskedState>>(new Map());
  const { lookingFor, look } = useLookUp(filter);

  async function clockOut(people: readonly Subordinate[]): Promise<void> {
    const answered = await ask(people.flatMap((person) => shiftToEnd(person) ?? []));
    if (answered) mass.start({ kind: 'CLOCK_OUT', people: answered });
  }

  /**
   * Their positions and fields determine whether a choice is needed; if unknown, the dialog asks.
   */
  async function clockInAtOnce(people: readonly Subordinate[]): Promise<void> {
    const ids = people.map(({ employee }) => employee.id);
    const state = { isIn: true, since: toInstant(Date.now()) };
    setPreparing((last) => new Map([...last, ...ids.map((id) => [id, state] as const)]));
    try {
      const found = await queries.fetchQuery(employeesQuery(api, employeeId, ids));
      const rows = rowsWithoutChoice(found, features);
      if (rows === null || rows.length < ids.length) askClockIn(ids);
      else mass.clock({ kind: 'CLOCK_IN', people: rows });
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      askClockIn(ids);
    } finally {
      setPreparing((last) => new Map([...last].filter(([id]) => !ids.includes(id))));
    }
  }

  /**
   * A shift whose end was probably forgotten does not end with one press, nor do very many at once.
   */
  async function clockOutAtOnce(people: readonly Subordinate[]): Promise<void> {
    const now = toInstant(Date.now());
    const shifts = people.flatMap((person) => shiftToEnd(person) ?? []);
    if (shifts.length > mass.most || shifts.some((shift) => isForgotten(shift, now))) {
      await clockOut(people);
      return;
    }
    const ended = shifts.map(({ employeeId: id, name, employeeAssignmentId, shiftTimePairId }) => ({
      employeeId: id,
      name,
      row: { employeeAssignmentId, shiftTimePairId },
    }));
    if (ended.length > 0) mass.clock({ kind: 'CLOCK_OUT', people: ended });
  }

  return {
    lookingFor,
    preparing,
    look,
    clockOut,
    clockInAtOnce,
    clockOutAtOnce,
    async clockOutAll(): Promise<void> {
      const found = await look('whoIsIn');
      if (found === null) return;
      // A clock-out that waits for Undo or is in flight is not repeated.
      const people = found.filter(
        (person) => isIn(person) && mass.asked.get(person.employee.id)?.isIn !== false,
      );
      if (people.length === 0) {
        snackbar.show({ text: text('clocking.nobodyIn') });
        return;
      }
      await clockOut(people);
    },
  };
}
