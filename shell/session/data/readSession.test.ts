import { createApiClient } from 'shared-contracts';
import { expect, test } from 'vitest';
import { readEmployeeSession } from './readSession.ts';

const own = {
  employeeId: 7,
  authorities: [],
  assignAuths: [],
  expiresAt: '2026-11-19T12:00:00.000Z',
  mustChangePassword: false,
};

/** A server that returns this for the profile, and the calls it received. */
function serverWith(status: number, code: string, session = own) {
  const asked: string[] = [];
  const problem = { type: 'about:blank', status, code, title: code, detail: code, traceId: 'x' };
  const api = createApiClient({
    baseUrl: 'http://localhost',
    fetch: (input) => {
      const request = new Request(input);
      const { pathname } = new URL(request.url);
      asked.push(`${request.method} ${pathname}`);
      if (pathname === '/api/session/logout')
        return Promise.resolve(new Response(null, { status: 204 }));
      if (pathname === '/api/session') return Promise.resolve(Response.json(session));
      const headers = { 'content-type': 'application/problem+json' };
      return Promise.resolve(Response.json(problem, { status, headers }));
    },
    locale: () => 'en',
    newKey: () => crypto.randomUUID(),
  });
  return { api, asked };
}

test('whose profile is refused is signed out again, and is told so', async () => {
  const { api, asked } = serverWith(403, 'ACCESS_DENIED');
  expect(await readEmployeeSession(api)).toEqual({
    kind: 'none',
    leadsTo: '/unauthorized',
  });
  expect(asked.at(-1)).toBe('POST /api/session/logout');
});

test('a server that fails signs nobody out', async () => {
  const { api, asked } = serverWith(500, 'UNEXPECTED');
  await expect(readEmployeeSession(api)).rejects.toMatchObject({ code: 'UNEXPECTED' });
  expect(asked).not.toContain('POST /api/session/logout');
});

test('who came with a one-time password is nobody yet, and is led to choose another', async () => {
  const { api, asked } = serverWith(403, 'PASSWORD_CHANGE_REQUIRED', {
    ...own,
    mustChangePassword: true,
  });
  expect(await readEmployeeSession(api)).toEqual({ kind: 'none', leadsTo: '/new-password' });
  expect(asked).toEqual(['GET /api/session']);
});
