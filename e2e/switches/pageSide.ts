import type { Locator, Page } from '@playwright/test';
import type { FeatureName, PropertyName } from 'shared-contracts';

/** An element shown while a switch is on, and absent while it is off. */
export interface Shown {
  readonly as: 'employee' | 'manager' | 'visitor';
  /** Hash path. */
  readonly at: string;
  /** Opens what contains it. */
  readonly open?: (page: Page) => Promise<void>;
  /** The same for a menu, which does not update while open: it is reopened. */
  readonly menu?: (page: Page) => Promise<void>;
  readonly seen: (page: Page) => Locator;
  /** The value at which it is absent; false by default. */
  readonly goneAt?: boolean;
}

/**
 * A switch's effect on pages. `SERVER`: pages show the server's result
 * (`server/features/switches.test.ts`). `HELD_BY`: visible only in a case that the demo company
 * lacks; a test in that folder covers it. `NOT_YET`: no effect, and the console says so.
 */
export type PageSide = Shown | 'SERVER' | 'NOT_YET' | { readonly heldBy: string };

const clock = { as: 'employee', at: '/time/clock' } as const;
const history = { as: 'employee', at: '/time/time-pairs' } as const;
const approvals = { as: 'manager', at: '/approvals' } as const;
const schedules = { as: 'manager', at: '/approver-work-schedules' } as const;

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();
const link = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true });
const menuItem = (name: string) => (page: Page) =>
  page.getByRole('menuitem', { name, exact: true });
const field = (label: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByLabel(label).first();

const openMenu = async (page: Page) => {
  await button(/^Actions, /)(page).click();
  await menuItem('Details')(page).waitFor();
};
const openTheirMenu = async (page: Page) => {
  // Planned shifts without time, which are listed among the entries, have no times.
  const entry = button(/^Actions for .*\d:\d\d.*,/)(page);
  const person = page.getByRole('button', { name: /^Time of / }).nth(1);
  await person.waitFor();
  if (!(await entry.isVisible())) await person.click();
  await entry.click();
  await menuItem('Details')(page).waitFor();
};
const openEdit = async (page: Page) => {
  await openMenu(page);
  await menuItem('Edit')(page).click();
};
const openReport = async (page: Page) => button('Generate report')(page).click();

/** Complete by type: every new switch needs an entry. */
export const pageSides: Readonly<Record<FeatureName | PropertyName, PageSide>> = {
  TIME_CAPTURE: { ...clock, seen: link('My Clock') },
  ADD_TIME_PAIRS: { ...history, seen: button('Add time') },
  EDIT_TIME_PAIRS: { ...history, menu: openMenu, seen: menuItem('Edit') },
  APPROVE_TIME_PAIRS: { ...approvals, seen: button(/^Approve \d+ entr.* the schedule/) },
  DELETE_TIME_PAIRS: { ...history, menu: openMenu, seen: menuItem('Delete') },
  CLONE_TIME_PAIRS: { ...history, seen: button(/^Clone /) },
  ALLOW_MANAGER_DELETE: { ...approvals, menu: openTheirMenu, seen: menuItem('Delete') },
  LOCATION: { ...clock, seen: button('My location') },
  GEOFENCE: {
    ...clock,
    open: (page) => button('My location')(page).click(),
    seen: (page) => page.getByRole('dialog').getByText('Inside the geofence'),
  },
  GEOFENCE_BLOCKING: { heldBy: 'e2e/location' },
  AUTO_APPROVAL: 'SERVER',
  FILTER_BY_STATUS: 'SERVER',
  FREE_TEXT_REASONS: {
    ...history,
    open: openEdit,
    seen: (page) => page.getByRole('option', { name: 'Another reason' }),
  },
  OVERTIME: 'SERVER',
  DELETABLE_OVERTIME: { heldBy: 'shared-time/segments' },
  SEGMENTS: { ...history, menu: openMenu, seen: menuItem('Add break') },
  CUSTOM_FIELDS: { ...clock, seen: field(/^Floor/) },
  SELECTABLE_TIME_TYPES: { ...clock, seen: field('Time type') },
  COST_CENTERS: { ...clock, seen: field(/^Cost center/) },
  COST_CENTER_FIELD_REQUIRED: { ...clock, seen: field(/^Cost center optional/), goneAt: true },
  TIME_PAIR_COMMENTS: { ...clock, seen: field(/^Comment on clock-in/) },
  AUTO_CLOCK_OUT: { heldBy: 'remote-employee/clock' },
  MEAL_PENALTY: { heldBy: 'remote-employee/clock' },
  BREAK_OUT_NOTIFICATION_DISABLE: 'SERVER',
  EXTRACTION_STATUS: {
    ...approvals,
    open: openReport,
    seen: (page) => page.getByRole('dialog').getByLabel('Include extraction status'),
  },
  REPORTING_FEATURE: { ...approvals, seen: button('Generate report') },
  FACIAL_RECOGNITION: { ...approvals, seen: link('Facial Recognition') },
  TERMINAL: { as: 'visitor', at: '/terminal-login', seen: field('Terminal id') },
  SAML_AUTH: { heldBy: 'e2e/sign-on' },
  SAML_GLOBAL_LOGOUT: { heldBy: 'e2e/sign-on' },
  SECOND_FACTOR: { heldBy: 'e2e/passkeys' },
  EMPLOYEE_WORK_SCHEDULES: { ...clock, seen: link('My Schedule') },
  MANAGER_WORK_SCHEDULES: {
    ...approvals,
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Actions for / })
        .first()
        .click();
      await menuItem('Add time')(page).click();
    },
    seen: (page) => page.getByRole('dialog').getByText(/^Planned|^Nothing is planned/),
  },
  EDIT_TIME_MANAGER: { ...approvals, menu: openTheirMenu, seen: menuItem('Edit') },
  EDIT_TIME_EMPLOYEE: { ...history, menu: openMenu, seen: menuItem('Edit') },
  ADD_TIME_MANAGER: { ...approvals, seen: button('Add time') },
  ADD_TIME_EMPLOYEE: { ...history, seen: button('Add time') },
  MANAGER_VIEW: { ...approvals, seen: link('Employee Schedules') },
  EMPLOYEE_VIEW: { ...clock, seen: link('My Schedule') },
  SHIFT_ROTATION: 'SERVER',
  DYNAMICALLY_CREATE: 'SERVER',
  SCHEDULE_COPYING: 'SERVER',
  EMPLOYEE_GROUPS: {
    ...approvals,
    open: (page) => button('Filters')(page).click(),
    seen: (page) => page.getByRole('option', { name: 'Employee group' }),
  },
  FACIAL_RECOGNITION_EMPLOYEE_LOGIN: {
    as: 'visitor',
    at: '/login/face-login',
    seen: button('Look into the camera'),
  },
  FACIAL_RECOGNITION_TERMINAL: { heldBy: 'remote-terminal/wall' },
  TERMINAL_VOICE: { heldBy: 'remote-terminal/faces' },
  FACE_SELF_REGISTRATION: {
    as: 'employee',
    at: '/my-face',
    seen: button('Register my face'),
  },
  FACE_DISTANCE: 'SERVER',
  FACE_SEARCH_PEOPLE: 'SERVER',
  FACE_TURN: 'SERVER',
  TIME_RETENTION_YEARS: 'SERVER',
  FACE_RETENTION_DAYS: 'SERVER',
  TERMINAL_PIN: { heldBy: 'remote-terminal/wall' },
  TERMINAL_BADGE: { heldBy: 'remote-terminal/wall' },
  TERMINAL_ONE_GESTURE: { heldBy: 'remote-terminal/wall' },
  FACIAL_RECOGNITION_MANAGEMENT_VIEW: { ...approvals, seen: link('Facial Recognition') },
  WS_COUNTRY_CODE_FILTER: 'SERVER',
  CUSTOM_DURATION_BREAKS: 'SERVER',
  NON_CONSECUTIVE_SCHEDULE_ASSIGNMENT: {
    ...schedules,
    seen: (page) => page.getByLabel('Select single days').first(),
  },
  NON_WORKING_DAY_SCHEDULE_DURATION: 'SERVER',
  NON_WORKING_DAY_SCHEDULE_CLOCK: 'SERVER',
  MAXIMUM_MANAGER_EDIT_RANGE: 'SERVER',
  MAXIMUM_SELECTABLE_EMPLOYEES: { heldBy: 'remote-manager/approvals' },
  MAXIMUM_SELECTABLE_TIME_PAIRS: { heldBy: 'remote-manager/approvals' },
  SUBORDINATE_ORDER: 'SERVER',
  MISSED_BREAK_INDICATOR: 'SERVER',
  MISSED_CLOCK_OUT_THRESHOLD: 'SERVER',
  MISSED_CLOCK_IN_THRESHOLD: 'SERVER',
  MEAL_INTERVAL: 'SERVER',
  CLOCK_OUT_UNDO_DELAY: { heldBy: 'remote-employee/clock' },
  REPORTING_TIMEOUT: 'SERVER',
};
