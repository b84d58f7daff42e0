import type { WorkSchedule } from 'shared-contracts';

/** Schedules that are made while assigning: their names are their times, with the breaks. */
const madeCode = /^PUNCTUAL-[A-Z]\d{8}/;

export function isMadeHere({ externalCode }: Pick<WorkSchedule, 'externalCode'>): boolean {
  return madeCode.test(externalCode);
}

/** What a schedule is called where its breaks have no room: `22:00–06:00` for one made here. */
export function shortName(schedule: Pick<WorkSchedule, 'externalCode' | 'externalName'>): string {
  const { externalName } = schedule;
  return isMadeHere(schedule) ? (externalName.split(', ')[0] ?? externalName) : externalName;
}
