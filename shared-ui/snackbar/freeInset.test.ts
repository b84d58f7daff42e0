import { expect, it } from 'vitest';
import { freeInset } from './freeInset.ts';

const messages = { left: 12, right: 378, height: 70 };
const foot = { top: 780, bottom: 844, left: 0, right: 390 };
const inset = (...boxes: readonly (typeof foot)[]) => freeInset(844, messages, boxes);

it('is the height of the foot of the page', () => {
  expect(inset()).toBe(0);
  expect(inset(foot)).toBe(64);
});

it('goes above a button that would lie below a message, and above what then is in the way', () => {
  const signOff = { top: 700, bottom: 744, left: 250, right: 374 };
  expect(inset(foot, signOff)).toBe(144);
  expect(inset(signOff, foot, { ...signOff, top: 560, bottom: 640 })).toBe(284);
});

it('stays where what is to be free lies above, beside or out of the window', () => {
  expect(inset(foot, { ...foot, top: 268, bottom: 548 })).toBe(64);
  expect(inset(foot, { top: 700, bottom: 744, left: 378, right: 390 })).toBe(64);
  expect(inset(foot, { ...foot, top: 900, bottom: 940 })).toBe(64);
});

it('stays at the foot where there is no room above', () => {
  expect(inset(foot, { ...foot, top: 60, bottom: 760 })).toBe(64);
});
