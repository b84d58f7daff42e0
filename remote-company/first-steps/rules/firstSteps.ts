/** What a new company needs, in this order. */
export const firstSteps = ['details', 'sites', 'schedules', 'people', 'managers'] as const;

export type FirstStep = (typeof firstSteps)[number];

/** How far a company is. */
export interface SetUp {
  readonly hasCompany: boolean;
  readonly sites: number;
  readonly schedules: number;
  readonly jobs: number;
  readonly managers: number;
}

/** The steps that are done. */
export function doneSteps(setUp: SetUp): ReadonlySet<FirstStep> {
  const done: Readonly<Record<FirstStep, boolean>> = {
    details: setUp.hasCompany,
    sites: setUp.sites > 0,
    schedules: setUp.schedules > 0,
    people: setUp.jobs > 0,
    managers: setUp.managers > 0,
  };
  return new Set(firstSteps.filter((step) => done[step]));
}

/** Steps without which people can clock; a company may never want them. */
const optional: ReadonlySet<FirstStep> = new Set(['sites', 'schedules']);

/** Whether a company is still being set up. */
export function isBeingSetUp(setUp: SetUp): boolean {
  const done = doneSteps(setUp);
  return firstSteps.some((step) => !optional.has(step) && !done.has(step));
}
