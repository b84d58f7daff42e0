import { expect, it } from 'vitest';
import { changedMembership, membership } from './membership.ts';

const row = (id: number, ...groups: number[]) => ({
  id,
  employeeName: `Person ${id}`,
  currentEmployeeGroups: groups.map((each) => ({ id: each })),
});
const rows = [row(1, 71, 72), row(2, 72)];

it('tells whether all, some or none are in a group', () => {
  expect([71, 72, 73].map((id) => membership(rows, id))).toEqual(['mixed', true, false]);
});

it('changes only what differs', () => {
  const all = (isIn: boolean) => new Map([71, 72, 73].map((id) => [id, isIn]));
  expect(changedMembership(rows, all(true))).toEqual({ assigned: [71, 73], excluded: [] });
  expect(changedMembership(rows, all(false))).toEqual({ assigned: [], excluded: [71, 72] });
  expect(changedMembership(rows, new Map())).toEqual({ assigned: [], excluded: [] });
});
