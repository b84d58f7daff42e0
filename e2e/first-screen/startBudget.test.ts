import { expect, type Page } from '@playwright/test';
import { demoPassword } from '../system/people.ts';
import { test } from '../system/system.ts';

/** The cost of a screen until it is usable, with an empty cache. */
interface Budget {
  readonly path: string;
  readonly as: 'employee' | 'manager' | 'terminal' | 'nobody';
  /** A selector for `document.querySelector` that matches once it is usable. */
  readonly ready: string;
  /** The allowed API calls before that: the page embeds the rest. */
  readonly calls: readonly string[];
  readonly nodes: number;
  /** The files that the budget of bytes weighs; parts that load late come after. */
  readonly scripts: number;
}

/** Modules are covered by the bench: the build does not show which of them ran. */
const budgets: Readonly<Record<string, Budget>> = {
  Clock: {
    path: '/time/clock',
    as: 'employee',
    ready: 'main button[aria-label^="Clock in"], main button[aria-label^="Clock out"]',
    calls: [
      '/api/notifications/{id}/notification-count',
      '/api/work-schedules/employee-assignment-summaries',
      '/api/time-pairs/shift-summaries',
    ],
    nodes: 115,
    scripts: 5,
  },
  'My History': {
    path: '/time/time-pairs',
    as: 'employee',
    ready: 'main [role="row"] [role="gridcell"], main [role="row"] [role="cell"]',
    calls: [
      '/api/notifications/{id}/notification-count',
      '/api/info/pay-cycle',
      '/api/time-pairs/shift-summaries',
      '/api/time-pairs/shift-summaries',
    ],
    nodes: 340,
    scripts: 7,
  },
  'Employee Time': {
    path: '/approvals',
    as: 'manager',
    ready: 'main [role="row"] input[type="checkbox"], main [role="row"] [role="checkbox"]',
    calls: [
      '/api/notifications/{id}/notification-count',
      '/api/info/default-approval-status-filter',
      '/api/info/pay-cycle',
      '/api/employees/{id}/subordinate-positions',
      '/api/time-pairs/fetch-approvals',
    ],
    nodes: 280,
    scripts: 7,
  },
  'My Schedule': {
    path: '/employee-work-schedules',
    as: 'employee',
    ready: 'main li[aria-current="date"] button',
    calls: [
      '/api/notifications/{id}/notification-count',
      '/api/work-schedules/employee-assignment-summaries',
    ],
    nodes: 180,
    scripts: 5,
  },
  'the waiting terminal': {
    path: '/face-login-terminal',
    as: 'terminal',
    ready: 'main header [role="status"]',
    calls: [],
    nodes: 142,
    scripts: 5,
  },
  'the log-in': {
    path: '/login',
    as: 'nobody',
    ready: 'form input[type="password"]',
    calls: [],
    nodes: 145,
    scripts: 2,
  },
};
const mostShift = 0.02;

for (const [name, { path, as, ready, calls, nodes, scripts }] of Object.entries(budgets)) {
  test(`${name} asks, loads and builds no more than its budget, and nothing jumps @phone`, async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await signIn(page, as);
    await page.addInitScript(watch, ready);
    await page.goto(`/#${path}`);
    await page.waitForFunction(() => globalThis.startSeen?.nodes);
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => globalThis.startSeen);
    expect(beyond(calls, seen?.calls ?? [])).toEqual([]);
    expect(seen?.nodes).toBeLessThanOrEqual(nodes);
    expect(seen?.scripts.slice(scripts)).toEqual([]);
    expect(seen?.shift).toBeLessThanOrEqual(mostShift);
    expect(faults).toEqual([]);
  });
}

test('nothing hidden stands in the order of the keyboard before something is opened @phone', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, 'employee');
  await page.goto('/#/time/clock');
  // The code of windows and panels has loaded; the ends of their focus traps follow a moment later.
  await page.waitForFunction(() => '__tabsterInstance' in globalThis);
  await page.clock.runFor(1_000);
  await expect(page.locator('[aria-hidden="true"][tabindex="0"]')).toHaveCount(0);
});

/** Calls beyond the budget. */
/**
 * The features are read again if the event stream was interrupted on a busy machine: not counted.
 */
function beyond(budget: readonly string[], calls: readonly string[]): readonly string[] {
  const left = [...budget, '/api/info/features'];
  return calls.filter((call) => {
    const place = left.indexOf(call);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

async function signIn({ request }: Page, as: Budget['as']): Promise<void> {
  if (as === 'nobody') return;
  const [path, data] =
    as === 'terminal'
      ? ['/api/terminal/login', { terminalId: 'T-100', password: demoPassword }]
      : ['/api/employees/login', { username: as, password: demoPassword }];
  const answer = await request.post(path, { data });
  expect(answer.ok()).toBe(true);
}

interface Seen {
  /** API paths, without ids, requested before the first screen. */
  calls: string[];
  /** Number of elements at the first screen; 0 before. */
  nodes: number;
  /** Scripts that the first screen was made with. */
  scripts: string[];
  /** Sum of all layout shifts. */
  shift: number;
}

declare global {
  var startSeen: Seen | undefined;
}

/** Runs in the page before its own scripts. React's properties identify its elements. */
function watch(ready: string): void {
  const seen: Seen = { calls: [], nodes: 0, scripts: [], shift: 0 };
  globalThis.startSeen = seen;
  const isOfCode = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const look = () => {
    if (![...document.querySelectorAll(ready)].some(isOfCode)) return;
    changes.disconnect();
    seen.nodes = document.querySelectorAll('*').length;
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js'));
    seen.scripts = scripts.map((entry) => new URL(entry.name).pathname);
  };
  const changes = new MutationObserver(look);
  changes.observe(document, { childList: true, subtree: true });
  const fetchAll = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
    const isCall = pathname.startsWith('/api/') && seen.nodes === 0;
    if (isCall) seen.calls.push(pathname.replaceAll(/\/\d+/g, '/{id}'));
    return await fetchAll(input, init);
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) seen.shift += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}
