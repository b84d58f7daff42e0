import { useEffect, useEffectEvent, useState } from 'react';
import { useClockOut } from '../../clock-out/view/useClockOut.tsx';
import type { Subordinate } from '../../people/rules/subordinate.ts';
import { isIn } from '../rules/clockedPerson.ts';
import type { MassOrder } from '../rules/massRun.ts';
import { useClockPeople } from './useClockPeople.ts';
import { useMassRun } from './useMassRun.ts';
import { usePeople } from './usePeople.ts';
import { usePeopleSelection } from './usePeopleSelection.ts';
import { usePersonMenu } from './usePersonMenu.tsx';

/** The state of the page and its commands, composed from its parts. */
export function useClockingModel() {
  const people = usePeople();
  const { filter, data, isChanging } = people;
  const chosen = usePeopleSelection(isChanging ? undefined : data?.contents);
  const mass = useMassRun();
  const clockOut = useClockOut();
  const personMenu = usePersonMenu();
  const [toClockIn, setToClockIn] = useState<readonly number[] | null>(null);
  const does = useClockPeople(filter, mass, clockOut.ask, setToClockIn);
  const settle = useEffectEvent(mass.settle);
  const requestedAt = data?.requestedAt;
  useEffect(() => {
    if (requestedAt !== undefined) settle(requestedAt);
  }, [requestedAt]);

  return {
    ...{ people, chosen, mass, clockOut, personMenu, does },
    /** The ids of the people whom the dialog asks about; null: it is closed. */
    toClockIn,
    cancelClockIn: () => setToClockIn(null),
    startClockIn(order: MassOrder): void {
      setToClockIn(null);
      mass.clock(order);
      chosen.drop(toClockIn ?? []);
    },
    async selectEverybody(): Promise<void> {
      const all = await does.look('everybody');
      if (all) chosen.selectAll(all);
    },
    /** The switch of a row. */
    clock(person: Subordinate, isWanted: boolean): void {
      const { id } = person.employee;
      if (mass.undo(id) || mass.asked.has(id)) return;
      if (isWanted) void does.clockInAtOnce([person]);
      else void does.clockOutAtOnce([person]);
    },
    clockInSelected: (who: readonly Subordinate[]) =>
      void does.clockInAtOnce(who).then(() => chosen.drop(idsOf(who))),
    clockOutSelected: (who: readonly Subordinate[]) =>
      void does.clockOutAtOnce(who).then(() => chosen.drop(idsOf(who))),
    /** Asks for time type, cost center and more before clocking. */
    choose: (who: readonly Subordinate[]) =>
      who.some(isIn) ? void does.clockOut(who.filter(isIn)) : setToClockIn(idsOf(who)),
    closeRun(): void {
      chosen.drop(mass.run?.people.map(({ employeeId }) => employeeId) ?? []);
      mass.close();
    },
  };
}

function idsOf(people: readonly Subordinate[]): number[] {
  return people.map(({ employee }) => employee.id);
}

export type ClockingModel = ReturnType<typeof useClockingModel>;
