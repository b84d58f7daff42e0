import type { EventBus } from 'shared-contracts';

/** Whether punches of this person are held back, wait, or are being sent. */
export type PunchWatch = (employeeId: number) => boolean;

export function watchPunches(bus: EventBus): PunchWatch {
  let last = { employeeId: 0, count: 0 };
  bus.on('unsent-punches', (unsent) => (last = unsent));
  return (employeeId) => last.employeeId === employeeId && last.count > 0;
}
