import { randomBytes } from 'node:crypto';
import { keyPrefix } from '../../calls/bearerToken.ts';
import type { CallRequest } from '../../calls/calls.ts';
import { logInAs } from '../../testing/testCompany.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { hashKey } from '../data/apiKeys.ts';

type NewKey = CallRequest<'makeApiKey'>['body'];

/** A new key, as pages draw it. */
export function newKey(): string {
  return keyPrefix + randomBytes(32).toString('hex');
}

/** What `makeApiKey` takes: by default everything of everybody for 90 days. */
export function wantedKey(key: string, wanted: Partial<NewKey> = {}): NewKey {
  return {
    name: 'Payroll',
    digest: hashKey(key).toString('hex'),
    authorities: ['VIEW_TIME', 'ASSIGN_WORK_SCHEDULES'],
    ...{ sites: null, days: 90, perMinute: 300 },
    ...wanted,
  };
}

/** A key that Dora made, and the headers with which a program sends it. */
export async function madeKey(server: TestServer, wanted: Partial<NewKey> = {}) {
  const key = newKey();
  const as = await logInAs(server, 'dora');
  const { body } = await server.call('makeApiKey', { as, body: wantedKey(key, wanted) });
  return { key, id: body.id, headers: bearer(key) };
}

export function bearer(key: string) {
  return { authorization: `Bearer ${key}` };
}
