/** A main screen, opened with an empty cache. */
export interface ColdScreen {
  readonly name: string;
  /** Hash path. */
  readonly path: string;
  /** Null for a visitor who is not signed in. */
  readonly as: 'employee' | 'manager' | 'terminal' | null;
  /** Makes the screen usable; for `document.querySelector`. */
  readonly ready: string;
  /** The first control to press or type into. */
  readonly control: string;
  /** The limit of requests for scripts and styles: six, and one for each on-demand library. */
  readonly requests: number;
  /** The limit of scripts in kB on the wire. */
  readonly scripts: number;
}

export const clock: ColdScreen = {
  name: 'Clock',
  path: '/time/clock',
  as: 'employee',
  ready: 'main button[aria-label^="Clock in"], main button[aria-label^="Clock out"]',
  control: 'main button[aria-label^="Clock in"], main button[aria-label^="Clock out"]',
  requests: 6,
  scripts: 250,
};

export const logIn: ColdScreen = {
  name: 'log-in',
  path: '/login',
  as: null,
  ready: 'form input[type="password"]',
  control: 'form input:not([type="password"])',
  requests: 6,
  scripts: 250,
};

/** At least one per remote, and the log-in. */
export const coldScreens: readonly ColdScreen[] = [
  clock,
  {
    name: 'My History',
    path: '/time/time-pairs',
    as: 'employee',
    ready: 'main [role="row"] [role="gridcell"], main [role="row"] [role="cell"]',
    control: 'main button:not([disabled])',
    requests: 7,
    scripts: 250,
  },
  {
    name: 'Employee Time',
    path: '/approvals',
    as: 'manager',
    ready: 'main [role="row"] input[type="checkbox"], main [role="row"] [role="checkbox"]',
    control: 'main [role="row"] input[type="checkbox"], main [role="row"] [role="checkbox"]',
    requests: 7,
    scripts: 270,
  },
  {
    name: 'My Schedule',
    path: '/employee-work-schedules',
    as: 'employee',
    ready: 'main li[aria-current="date"] button',
    control: 'main li[aria-current="date"] button',
    requests: 6,
    scripts: 250,
  },
  {
    name: 'the waiting terminal',
    path: '/face-login-terminal',
    as: 'terminal',
    ready: 'main header [role="status"]',
    control: 'main button',
    requests: 6,
    scripts: 250,
  },
  logIn,
];
