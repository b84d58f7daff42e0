/** What a new company needs, in this order; each is a page of the company. */
export const firstSteps = [
  ...(['details', 'sites', 'schedules', 'people', 'managers'] as const),
  ...(['switches', 'invitations', 'terminals', 'try'] as const),
] as const;

export type FirstStep = (typeof firstSteps)[number];

/** How far a company is. */
export interface SetUp {
  readonly hasCompany: boolean;
  readonly sites: number;
  readonly schedules: number;
  readonly jobs: number;
  readonly managers: number;
  /** Whether a question about how people clock is answered otherwise than at first. */
  readonly hasAnswered: boolean;
  /** People other than the one who looks who are invited or log in. */
  readonly invited: number;
  readonly terminals: number;
}

/** The steps that are done. Trying it has no end: the guide goes with the first recorded time. */
export function doneSteps(setUp: SetUp): ReadonlySet<FirstStep> {
  const done: Readonly<Record<FirstStep, boolean>> = {
    details: setUp.hasCompany,
    sites: setUp.sites > 0,
    schedules: setUp.schedules > 0,
    people: setUp.jobs > 0,
    managers: setUp.managers > 0,
    switches: setUp.hasAnswered,
    invitations: setUp.invited > 0,
    terminals: setUp.terminals > 0,
    try: false,
  };
  return new Set(firstSteps.filter((step) => done[step]));
}

/** Steps without which people can clock; a company may never want them. */
export const optionalSteps: ReadonlySet<FirstStep> = new Set([
  ...(['sites', 'schedules', 'switches', 'terminals', 'try'] as const),
]);

/** The step to go on with: the first one missing, past optional ones that were left out. */
export function nextStep(
  done: ReadonlySet<FirstStep>,
  open: readonly FirstStep[],
): FirstStep | undefined {
  return open.find((step, index) => {
    if (done.has(step)) return false;
    const isLeftOut = optionalSteps.has(step) && open.slice(index).some((later) => done.has(later));
    return !isLeftOut;
  });
}
