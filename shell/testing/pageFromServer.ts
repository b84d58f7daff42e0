import type { components, RemoteManifest } from 'shared-contracts';
import { defaultFeatures } from 'shared-contracts/features';
import { assignmentAt } from './assignmentAt.ts';
import { exampleRemote } from './exampleRemote.ts';

type Bodies = Readonly<Record<string, unknown>>;

/** Puts into the document what the server embeds: the registry, and its 200 responses. */
export function pageFromServer(
  answers: Bodies,
  remotes: readonly RemoteManifest[] = [ownPages],
  refused: Readonly<Record<string, string>> = {},
): void {
  document.body.replaceChildren();
  inline('registry', { sequence: 1, remotes, refused });
  const of = (body: unknown) => ({ status: 200, body });
  inline(
    'answers',
    Object.fromEntries(Object.entries(answers).map(([path, body]) => [path, of(body)])),
  );
}

export function inline(id: string, content: object): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = id;
  script.textContent = JSON.stringify(content);
  document.body.append(script);
}

/** The server's responses about Ella, employee number 7; `changes` by path. */
export function answersOfElla(changes: Bodies = {}): Bodies {
  const session = { employeeId: 7, authorities: ['CAPTURE_TIME', 'VIEW_TIME'], assignAuths: [] };
  const employee = { id: 7, employeeNumber: 'E-7', firstName: 'Ella', lastName: 'Ek' };
  return {
    ...answersOfCompany,
    '/api/session': session,
    '/api/employees/7/profile': {
      employee: { ...employee, assignments: [assignmentAt()] },
      configuration: { is24HourDateTime: true, locale: 'en', startOfWeek: 'MONDAY' },
    },
    '/api/time-pairs/7/active-shift': { activeShiftSummary: null, serverTime },
    ...changes,
  };
}

/** When the server responded. */
export const serverTime = '2026-11-19T09:12:36.000Z';

/** Responses for everybody. */
export const answersOfCompany = {
  '/api/info/features': defaultFeatures,
  '/api/info/theme': { primary: null },
} as const satisfies Bodies;

/** The server's response in Ella's shift from 06:00 in Berlin. */
export function shiftOfElla(breakSince?: string): unknown {
  const at = (date: string) => ({ date, durationAccurateDate: date });
  const pair: Partial<components['schemas']['TimePair']> = { timeZone: 'Europe/Berlin' };
  const breaks = breakSince
    ? [{ pairType: 'BREAK', clockIn: at(breakSince), clockOut: null, deletedDate: null }]
    : [];
  return {
    serverTime,
    activeShiftSummary: {
      ...pair,
      employeeAssignment: { id: 31 },
      clockIn: at('2026-11-19T05:00:00.000Z'),
      clockOut: null,
      segmentTimePairs: breaks,
      timeType: { id: 61, externalName: 'Regular hours' },
    },
  };
}

const title = { en: 'Page', de: 'Seite', es: 'Página', th: 'หน้า' };

/** A clock, a page with a bar, one of managers, and those of terminals. */
export const ownPages = exampleRemote({
  routes: [
    {
      name: 'Clock',
      path: '/time/clock',
      module: './Page',
      title: { ...title, en: 'My Clock' },
      access: { session: 'employee', anyAuthority: ['CAPTURE_TIME', 'VIEW_TIME'] },
      chrome: 'application',
      navigation: { group: 'work', order: 1, icon: 'clock' },
    },
    {
      name: 'EmployeeTimePairs',
      path: '/time/time-pairs',
      module: './Page',
      title: { ...title, en: 'My History' },
      access: { session: 'employee', anyAuthority: ['VIEW_TIME'] },
      chrome: 'application',
      navigation: { group: 'work', order: 2, icon: 'history' },
      bar: 'instead-of-tabs',
    },
    {
      name: 'Approvals',
      path: '/approvals',
      module: './Page',
      title: { ...title, en: 'Employee Time' },
      access: { session: 'employee', anyAuthority: ['APPROVE_TIME'] },
      chrome: 'application',
      navigation: { group: 'team', order: 1, icon: 'approvals' },
    },
    {
      name: 'TerminalLogin',
      path: '/terminal-login',
      module: './Page',
      title,
      access: { session: 'public', features: ['TERMINAL'] },
      chrome: 'bare',
    },
    {
      name: 'FaceLoginTerminal',
      path: '/face-login-terminal',
      module: './Page',
      title,
      access: { session: 'terminal', features: ['TERMINAL'] },
      chrome: 'bare',
    },
  ],
});
