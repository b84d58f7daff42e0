import { useEffect, useState } from 'react';
import { mostInvited, type Invitee } from '../rules/invitee.ts';

type Chosen = ReadonlyMap<number, Invitee>;

/**
 * Who is chosen, also when the list shows others: at first all of the first list, once it is
 * complete.
 */
export function useChosen(people: readonly Invitee[], isComplete: boolean) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  useEffect(() => {
    if (isComplete) setChosen((known) => known ?? withAll(new Map(), people));
  }, [isComplete, people]);
  return {
    chosen: [...(chosen?.values() ?? [])],
    has: (id: number) => chosen?.has(id) ?? false,
    isFull: (chosen?.size ?? 0) >= mostInvited,
    choose(these: readonly Invitee[], isChosen: boolean): void {
      setChosen((known) => {
        const before = known ?? new Map<number, Invitee>();
        return isChosen ? withAll(before, these) : without(before, these);
      });
    },
    clear: () => setChosen(new Map()),
  };
}

function withAll(chosen: Chosen, people: readonly Invitee[]): Chosen {
  const all = new Map(chosen);
  for (const person of people) {
    if (person.refusal === null && all.size < mostInvited) all.set(person.employeeId, person);
  }
  return all;
}

function without(chosen: Chosen, people: readonly Invitee[]): Chosen {
  const left = new Map(chosen);
  for (const { employeeId } of people) left.delete(employeeId);
  return left;
}
