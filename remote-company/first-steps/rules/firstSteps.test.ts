import { expect, it } from 'vitest';
import { doneSteps, firstSteps, nextStep, type SetUp } from './firstSteps.ts';

const none: SetUp = {
  ...{ hasCompany: false, sites: 0, schedules: 0, jobs: 0, managers: 0 },
  ...{ hasAnswered: false, invited: 0, terminals: 0 },
};
const nextOf = (setUp: SetUp) => nextStep(doneSteps(setUp), firstSteps);

it('begins with the company itself, and goes on one by one', () => {
  expect(nextOf(none)).toBe('details');
  expect(nextOf({ ...none, hasCompany: true })).toBe('sites');
  expect(nextOf({ ...none, hasCompany: true, sites: 1, schedules: 1 })).toBe('people');
});

it('passes over what a company leaves out, never over people, managers and invitations', () => {
  const hired = { ...none, hasCompany: true, jobs: 25 };
  expect(nextOf(hired)).toBe('managers');
  expect(nextOf({ ...hired, managers: 25, hasAnswered: true })).toBe('invitations');
  expect(nextOf({ ...hired, invited: 3 })).toBe('managers');
  expect(nextOf({ ...hired, managers: 25, invited: 25 })).toBe('terminals');
});

it('ends with trying it, where there is no page for terminals either', () => {
  const ready = { ...none, hasCompany: true, jobs: 25, managers: 25, invited: 25, terminals: 1 };
  expect(nextOf(ready)).toBe('try');
  const open = firstSteps.filter((step) => step !== 'terminals');
  expect(nextStep(doneSteps({ ...ready, terminals: 0 }), open)).toBe('try');
});
