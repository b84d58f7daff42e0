import type { LocalDate } from 'shared-contracts';
import { effectOn, type Effect } from './companyEffects.ts';

/** An assignment whose time nobody approves from a day on, today or later. */
export interface Unmanaged {
  readonly code: string;
  readonly employeeId: number;
  /** Of the person. */
  readonly name: string;
  readonly from: LocalDate;
}

/** Days that are told, the first ones. */
const mostDays = 5;

/** Whose time a change leaves unapproved, or from an earlier day on than before; by that day. */
export function unmanagedEffects(
  before: readonly Unmanaged[],
  after: readonly Unmanaged[],
): Effect[] {
  const old = new Map(before.map(({ code, from }) => [code, from]));
  const worse = after.filter(({ code, from }) => {
    const was = old.get(code);
    return was === undefined || from < was;
  });
  return [...Map.groupBy(worse, ({ from }) => from)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .slice(0, mostDays)
    .flatMap(([from, rows]) => {
      const names = new Map(rows.map(({ employeeId, name }) => [employeeId, name]));
      return effectOn('UNMANAGED', [...names.values()], { from });
    });
}
