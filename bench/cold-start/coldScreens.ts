/** A remote's main screen, as it is opened by someone who has nothing in the cache. */
export interface ColdScreen {
  readonly name: string;
  /** Hash path. */
  readonly path: string;
  readonly as: 'employee' | 'manager' | 'terminal';
  /** What makes it usable, for `document.querySelector`. */
  readonly ready: string;
  /** Requests for scripts and styles that it may take: six, and one for each library on demand. */
  readonly requests: number;
}

export const clock: ColdScreen = {
  name: 'Clock',
  path: '/time/clock',
  as: 'employee',
  ready: 'main button[aria-label^="Clock in"], main button[aria-label^="Clock out"]',
  requests: 6,
};

/** One for each remote. */
export const coldScreens: readonly ColdScreen[] = [
  clock,
  {
    name: 'Employee Time',
    path: '/approvals',
    as: 'manager',
    ready: 'main [role="row"] input[type="checkbox"], main [role="row"] [role="checkbox"]',
    requests: 7,
  },
  {
    name: 'My Schedule',
    path: '/employee-work-schedules',
    as: 'employee',
    ready: 'main li[aria-current="date"] button',
    requests: 6,
  },
  {
    name: 'the waiting terminal',
    path: '/face-login-terminal',
    as: 'terminal',
    ready: 'main header [role="status"]',
    requests: 6,
  },
];
