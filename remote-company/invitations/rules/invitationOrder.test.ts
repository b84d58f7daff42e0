import { expect, test } from 'vitest';
import { exampleInvitee } from '../testing/exampleInvitee.ts';
import { planOf, wantedOf } from './invitationOrder.ts';

const fresh = exampleInvitee(1);
const invited = exampleInvitee(2, { state: 'INVITED', hasPin: true });
const active = exampleInvitee(3, { state: 'ACTIVE' });

test('counts who gets what, and leaves alone who has a password', () => {
  const chosen = [fresh, invited, active];
  expect(planOf(chosen, { replaces: false, pins: true })).toEqual({
    ...{ invited: [fresh], pinCount: 1, havingCount: 2 },
  });
  expect(planOf(chosen, { replaces: true, pins: true })).toEqual({
    ...{ invited: chosen, pinCount: 2, havingCount: 2 },
  });
  expect(planOf(chosen, { replaces: true, pins: false }).pinCount).toBe(0);
});

test('after a lost answer replaces what nobody has seen, and nothing else', () => {
  const order = { replaces: false, pins: true };
  expect(wantedOf(fresh, order, false)).toMatchObject({ replaces: 'NOTHING', pin: 'FIRST' });
  expect(wantedOf(fresh, order, true)).toMatchObject({ replaces: 'UNUSED', pin: 'GIVEN' });
  expect(wantedOf(invited, order, true)).toMatchObject({ replaces: 'UNUSED', pin: 'FIRST' });
  expect(wantedOf(active, { replaces: true, pins: false }, true)).toMatchObject({
    ...{ replaces: 'ANY', pin: 'NONE' },
  });
});
