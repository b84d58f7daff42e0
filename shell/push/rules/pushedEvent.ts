import type { components, EventBus } from 'shared-contracts';

type PushedEvent = components['schemas']['PushedEvent'];

/** Emits a pushed event of this person on the bus. */
export function emitPushed(bus: EventBus, employeeId: number, event: PushedEvent): void {
  // For servers only.
  if (event.type === 'faces-changed' || event.type === 'company-changed') return;
  switch (event.type) {
    case 'time-pairs-changed':
    case 'schedules-changed':
      bus.emit(event.type, { employeeIds: event.employeeIds });
      return;
    case 'active-shift-changed':
    case 'notifications-changed':
      bus.emit(event.type, { employeeId });
      return;
    case 'features-changed':
    case 'releases-changed':
      bus.emit(event.type, {});
      return;
    case 'session-ended':
      bus.emit('session-ended', { reason: 'expired' });
  }
}

/** Parses the server's text; undefined for an event that this page does not know. */
export function parsePushed(text: string): PushedEvent | undefined {
  const value: unknown = JSON.parse(text);
  return isPushed(value) ? value : undefined;
}

/** The server's event names. */
export const pushedTypes: readonly string[] = [
  'time-pairs-changed',
  'active-shift-changed',
  'notifications-changed',
  'schedules-changed',
  'features-changed',
  'releases-changed',
  'faces-changed',
  'company-changed',
  'session-ended',
] satisfies PushedEvent['type'][];

function isPushed(value: unknown): value is PushedEvent {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    pushedTypes.includes(value.type) &&
    'employeeIds' in value &&
    Array.isArray(value.employeeIds)
  );
}
