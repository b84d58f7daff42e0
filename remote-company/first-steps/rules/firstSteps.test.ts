import { expect, it } from 'vitest';
import { doneSteps, isBeingSetUp } from './firstSteps.ts';

const none = { hasCompany: false, sites: 0, schedules: 0, jobs: 0, managers: 0 };

it('begins with the company itself', () => {
  expect(doneSteps(none).size).toBe(0);
  expect(isBeingSetUp(none)).toBe(true);
});

it('ends once people have jobs and managers, with or without sites and schedules', () => {
  const ready = { ...none, hasCompany: true, jobs: 25, managers: 25 };
  expect(isBeingSetUp(ready)).toBe(false);
  expect(isBeingSetUp({ ...ready, managers: 0, sites: 1, schedules: 1 })).toBe(true);
});
