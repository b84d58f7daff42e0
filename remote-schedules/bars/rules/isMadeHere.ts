import type { WorkSchedule } from 'shared-contracts';

/** Whether it was created while assigning: such schedules are named by their times. */
export function isMadeHere({ externalCode }: Pick<WorkSchedule, 'externalCode'>): boolean {
  return externalCode.startsWith('PUNCTUAL-');
}
