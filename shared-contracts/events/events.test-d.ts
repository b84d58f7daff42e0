import { createEventBus } from './createEventBus.ts';
import type { EventName, Events } from './events.ts';

// Checked by the compiler, never run: each expected error must be one.
export function typesOfTheEvents(): void {
  const bus = createEventBus();

  bus.emit('time-pairs-changed', { employeeIds: [1] });
  bus.emit('features-changed', {});
  bus.on('session-ended', ({ reason }) => reason satisfies 'logged-out' | 'expired');
  bus.on('push-state', ({ connected }) => connected satisfies boolean);

  // @ts-expect-error No such event.
  bus.emit('time-pairs-deleted', { employeeIds: [1] });
  // @ts-expect-error The payload is missing.
  bus.emit('time-pairs-changed');
  // @ts-expect-error A field of the payload is missing.
  bus.emit('time-pairs-changed', {});
  // @ts-expect-error The payload is that of another event.
  bus.emit('notifications-changed', { employeeIds: [1] });
  // @ts-expect-error Ids are numbers.
  bus.emit('time-pairs-changed', { employeeIds: ['1'] });
  // @ts-expect-error The payload has no such field.
  bus.emit('push-state', { connected: true, since: 'now' });
  // @ts-expect-error The reason is unknown.
  bus.emit('session-ended', { reason: 'bored' });
  // @ts-expect-error The listener expects another payload.
  bus.on('push-state', ({ employeeId }: { employeeId: number }) => employeeId);
  bus.on('time-pairs-changed', (payload) => {
    // @ts-expect-error Payloads are read-only.
    payload.employeeIds = [];
  });

  const payload: Events['notifications-changed'] = { employeeId: 1 };
  const name: EventName = 'notifications-changed';
  bus.emit(name, payload);
}
