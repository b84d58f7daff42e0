import { request, type BrowserContext } from '@playwright/test';
import type { ColdScreen } from './coldScreens.ts';

/** A session, as cookies for a new browser context. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

const password = 'punctual';

/** Signs in a person of the demo company, without a browser; null for nobody. */
export async function signIn(url: string, who: ColdScreen['as']): Promise<SignedIn> {
  if (who === null) return { cookies: [], origins: [] };
  const api = await request.newContext({ baseURL: url });
  try {
    const [path, data] =
      who === 'terminal'
        ? ['/api/terminal/login', { terminalId: 'T-100', password }]
        : ['/api/employees/login', { username: who, password }];
    const answer = await api.post(path, { data });
    if (!answer.ok()) throw new Error(`The log-in was answered with ${answer.status()}.`);
    return await api.storageState();
  } finally {
    await api.dispose();
  }
}
