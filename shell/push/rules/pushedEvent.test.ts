import { createEventBus } from 'shared-contracts';
import { expect, it } from 'vitest';
import { emitPushed, parsePushed } from './pushedEvent.ts';

it('tells the bus whose time changed', () => {
  const bus = createEventBus();
  const told: (readonly number[])[] = [];
  bus.on('time-pairs-changed', ({ employeeIds }) => told.push(employeeIds));
  const event = parsePushed('{"type":"time-pairs-changed","employeeIds":[4,5]}');
  if (event) emitPushed(bus, 4, event);
  expect(told).toEqual([[4, 5]]);
});

it('names the signed-in person where the event is about the own state', () => {
  const bus = createEventBus();
  const told: number[] = [];
  bus.on('active-shift-changed', ({ employeeId }) => told.push(employeeId));
  emitPushed(bus, 4, { type: 'active-shift-changed', employeeIds: [4] });
  expect(told).toEqual([4]);
});

it('passes over what it does not know', () => {
  expect(parsePushed('{"type":"something-new","employeeIds":[]}')).toBeUndefined();
  expect(parsePushed('[]')).toBeUndefined();
});
