import { expect, it } from 'vitest';
import { assignmentAt } from '../../testing/assignmentAt.ts';
import { locationAssignment } from './locationAssignment.ts';

const second = assignmentAt({ id: 2, isPrimary: false });
const primary = assignmentAt({ id: 1 });
const left = assignmentAt({ id: 3, active: false });

it('is the one that the page clocks on', () => {
  expect(locationAssignment([primary, second], 2)).toBe(second);
});

it('is the primary one that may be clocked before the page says anything', () => {
  expect(locationAssignment([left, second, primary], null)).toBe(primary);
  expect(locationAssignment([left, second], 77)).toBe(second);
  expect(locationAssignment([left], null)).toBe(left);
  expect(locationAssignment([], null)).toBeUndefined();
});
