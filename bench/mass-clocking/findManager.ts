import { randomUUID } from 'node:crypto';
import type { components } from 'shared-contracts';

type Schemas = components['schemas'];

/** A signed-in person, and their calls. */
export interface Caller {
  readonly id: number;
  post<Answer>(path: string, body: unknown): Promise<Answer>;
  get<Answer>(path: string): Promise<Answer>;
}

/** The manager among these people. */
export async function findManager(
  url: string,
  sessions: readonly { readonly employeeId: number; readonly token: string }[],
): Promise<Caller> {
  for (const { employeeId, token } of sessions) {
    const caller = callerOf(url, employeeId, token);
    const { authorities } = await caller.get<Schemas['Session']>('session');
    if (authorities.includes('APPROVE_TIME')) return caller;
  }
  throw new Error('The company has a manager with an assignment.');
}

function callerOf(url: string, id: number, token: string): Caller {
  async function call<Answer>(path: string, request: RequestInit): Promise<Answer> {
    const answer = await fetch(`${url}/api/${path}`, {
      ...request,
      headers: {
        cookie: `access-token=${token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    // oxlint-disable-next-line typescript/no-unsafe-return -- as the contract says
    return answer.json();
  }
  return {
    id,
    post: (path, body) => call(path, { method: 'POST', body: JSON.stringify(body) }),
    get: (path) => call(path, {}),
  };
}
