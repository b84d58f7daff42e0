import type { components } from 'shared-contracts';
import type { TerminalEntry } from 'shared-contracts/company-file/companyFile.ts';
import {
  employeeSession,
  renderInHost,
  type RenderOptions,
} from 'shared-ui/testing/renderInHost.tsx';
import { importedChange, refusal, soundCheck } from '../../company/testing/companyServer.ts';
import { messages } from '../../messages/en.ts';
import type { SignedInDevice } from '../data/terminalCalls.ts';
import { Page } from '../view/TerminalsPage.tsx';

type SetUpState = components['schemas']['TerminalSetUpState'];

const entrance: TerminalEntry = {
  ...{ terminalId: 'T-100', description: 'Main entrance', timeZone: 'Europe/Berlin' },
  geofence: 'RIVER',
};

export const device: SignedInDevice = {
  ...{ id: 17, signedInAt: '2026-03-02T08:00:00.000Z', lastSeenAt: '2026-03-02T08:30:00.000Z' },
  ...{ isRunning: true, hasEnded: false, browser: 'Chrome', system: 'Android' },
  ...{ version: '1.0.0-74df376137', queueLength: 3, keepsSince: '2026-03-02T08:20:00.000Z' },
  clockOffSeconds: 12,
};

interface Company {
  readonly terminals?: readonly TerminalEntry[];
  readonly devices?: readonly SignedInDevice[];
  /** What becomes of a set-up code, each time it is asked; the last one is repeated. */
  readonly setUp?: readonly SetUpState['state'][];
}

/** A fake network with terminals: keeps what is sent to it. */
export function terminalServer(company: Company = {}) {
  const { devices = [], setUp = ['WAITING'] } = company;
  const known = [...(company.terminals ?? [entrance])];
  const sent: string[] = [];
  const passwords: unknown[] = [];
  let asked = 0;

  function entries(query: URLSearchParams) {
    const code = query.get('code');
    const found = known.filter(({ terminalId }) => code === null || terminalId === code);
    return {
      ...{ version: 7, total: found.length, totalPages: 1, part: { terminals: found } },
      facts: found.map(({ terminalId, description }) => ({
        ...{ code: terminalId, name: description, uses: 0, account: null },
        about: [{ section: 'geofences', code: 'RIVER', name: 'Riverside' }],
        terminal: { id: 3, hasPassword: true, deviceCount: devices.length, devices },
      })),
    };
  }

  async function fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.startsWith('/api/company/entries/')) return Response.json(entries(searchParams));
    if (pathname === '/api/company/entry-history') return Response.json(noHistory);
    if (pathname === '/api/company/checks') {
      const sections = [{ section: 'terminals', added: 1, changed: 0, removed: 0, unchanged: 0 }];
      return Response.json({ ...soundCheck, effects: [], sections });
    }
    if (pathname === '/api/company/changes') {
      known.push({ terminalId: 'DOCK', description: 'Dock', timeZone: 'UTC' });
      return Response.json(importedChange);
    }
    if (pathname.startsWith('/api/terminal-set-up-codes/')) {
      const state = setUp[Math.min(asked++, setUp.length - 1)];
      return Response.json({ state, browser: 'Safari', system: 'iPadOS' });
    }
    sent.push(pathname);
    if (pathname.endsWith('/set-up-code')) {
      return Response.json({ id: 5, code: 'k7mp-3xqa-hn8d', endsInSeconds: 600 });
    }
    if (pathname.endsWith('/password')) {
      passwords.push(await request.json());
      return Response.json({ password: 'aaaaa-bbbbb-ccccc-ddddd' });
    }
    if (pathname.endsWith('/end-session')) return new Response(null, { status: 204 });
    return refusal(404, 'NOT_FOUND', 'It is gone.');
  }
  return { fetch, sent, passwords };
}

const noHistory = { contents: [], next: null };

export function showTerminals(
  { fetch }: Pick<ReturnType<typeof terminalServer>, 'fetch'>,
  options: Pick<RenderOptions, 'features'> & { readonly isAdministrator?: boolean } = {},
) {
  const { isAdministrator = true, ...host } = options;
  const session = employeeSession(
    { id: 1004, firstName: 'Dora', lastName: 'Vega', employeeNumber: 'E-4', assignments: [] },
    { authorities: [isAdministrator ? 'DEV_ADMIN' : 'MANAGE_COMPANY'] },
  );
  return renderInHost(<Page />, { session, messages, fetch, ...host });
}
