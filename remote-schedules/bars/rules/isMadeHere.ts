import type { WorkSchedule } from 'shared-contracts';

/** Whether it was made while assigning: such schedules are called by their times. */
export function isMadeHere({ externalCode }: Pick<WorkSchedule, 'externalCode'>): boolean {
  return externalCode.startsWith('PUNCTUAL-');
}
