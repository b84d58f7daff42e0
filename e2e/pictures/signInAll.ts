import { randomUUID } from 'node:crypto';
import { request, type APIRequestContext, type APIResponse } from '@playwright/test';
import type { Locale } from 'shared-contracts';
import { demoPassword } from '../system/people.ts';
import type { Person } from './scenes.ts';

export interface SignedIn {
  /** Cookies for a browser. */
  readonly storageState: Awaited<ReturnType<APIRequestContext['storageState']>>;
  /** Sets the person's language; does nothing for a terminal. */
  speak: (locale: Locale) => Promise<void>;
}

/** Signs in employee, manager, admin and terminal of the demo company, without a browser. */
export async function signInAll(url: string): Promise<Record<Person, SignedIn>> {
  const names = ['employee', 'manager', 'admin'] as const;
  const [employee, manager, admin] = await Promise.all(names.map((name) => signIn(url, name)));
  if (!employee || !manager || !admin) throw new Error('Somebody could not sign in.');
  return { employee, manager, admin, terminal: await signInTerminal(url) };
}

async function signIn(url: string, username: string): Promise<SignedIn> {
  const api = await request.newContext({ baseURL: url });
  const session = await succeed(
    api.post('/api/employees/login', { data: { username, password: demoPassword } }),
  );
  const { employeeId } = (await session.json()) satisfies { employeeId: number };
  return {
    storageState: await api.storageState(),
    async speak(locale) {
      const data = { locale, is24HourDateTime: true, startOfWeek: 'MONDAY' };
      const headers = { 'Idempotency-Key': randomUUID() };
      await succeed(api.put(`/api/employees/${employeeId}/configuration`, { data, headers }));
    },
  };
}

async function signInTerminal(url: string): Promise<SignedIn> {
  const api = await request.newContext({ baseURL: url });
  const data = { terminalId: 'T-100', password: demoPassword };
  await succeed(api.post('/api/terminal/login', { data }));
  return { storageState: await api.storageState(), speak: async () => undefined };
}

async function succeed(call: Promise<APIResponse>): Promise<APIResponse> {
  const response = await call;
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}.`);
  return response;
}
