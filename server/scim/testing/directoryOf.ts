import { beforeAll, beforeEach, expect } from 'vitest';
import { logInAs, people } from '../../testing/testCompany.ts';
import { sql } from '../../testing/sql.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { coreUrn, enterpriseUrn } from '../rules/attributes.ts';
import { addScimToken, hashScimToken, newScimToken } from '../data/scimTokens.ts';

const patchUrn = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
export const listUrn = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
export const errorUrn = 'urn:ietf:params:scim:api:messages:2.0:Error';

export interface User {
  readonly id: string;
  readonly userName: string;
  readonly externalId?: string;
  readonly active: boolean;
  readonly meta: { readonly location: string; readonly version: string };
}
export interface List {
  readonly totalResults: number;
  readonly startIndex: number;
  readonly itemsPerPage: number;
  readonly Resources: readonly User[];
}

/** A new user as Entra ID sends it (its documentation, "Create User"). */
export const entraUser = (number: number) => ({
  schemas: [coreUrn, enterpriseUrn],
  externalId: `object-${number}`,
  userName: `Joiner.${number}@example.com`,
  active: true,
  emails: [{ primary: true, type: 'work', value: `joiner.${number}@example.com` }],
  meta: { resourceType: 'User' },
  name: { formatted: 'givenName familyName', familyName: 'Ito', givenName: 'Mika' },
  roles: [],
  [enterpriseUrn]: { employeeNumber: `J-${number}`, department: 'Ward', manager: { value: '7' } },
});

/** A directory with a token, and its requests; `count` people have been created. */
export function directoryOf(server: TestServer) {
  /** `remoteAddress`: the log counts by network. */
  const directory = { token: '', tokenId: 0, count: 0, dora: '', remoteAddress: '10.1.1.1' };

  beforeAll(async () => {
    directory.token = newScimToken();
    const [made] = await server.database.run(addScimToken, {
      name: 'Entra ID',
      digest: hashScimToken(directory.token),
      now: server.now,
      expiresAt: null,
      employeeId: null,
    });
    directory.tokenId = made?.id ?? 0;
    directory.dora = await logInAs(server, 'dora');
  });
  beforeEach(() => {
    server.published.length = 0;
  });

  async function ask<Body>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ) {
    const answer = await server.app.inject({
      ...{ method, url: `/scim/v2${path}`, remoteAddress: directory.remoteAddress },
      headers: {
        ...(directory.token === '' ? {} : { authorization: `Bearer ${directory.token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/scim+json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const read = (): Body => answer.json<Body>();
    return { status: answer.statusCode, headers: answer.headers, text: answer.body, read };
  }
  const find = async (filter: string) =>
    (await ask<List>('GET', `/Users?filter=${encodeURIComponent(filter)}`)).read();
  const patch = (id: string, ...operations: readonly unknown[]) =>
    ask<User>('PATCH', `/Users/${id}`, { schemas: [patchUrn], Operations: operations });
  async function join() {
    directory.count += 1;
    const made = await ask<User>('POST', '/Users', entraUser(directory.count));
    expect(made.status).toBe(201);
    return { ...entraUser(directory.count), id: made.read().id };
  }
  /** Opens a session as single sign-on does. */
  const logInById = async (id: string) => {
    await server.database.run(
      ...sql`update employee set password_hash = (select password_hash from employee where id = ${people.ella.id}) where id = ${Number(id)}`,
    );
    const { body } = await server.call('getAccounts', {
      as: directory.dora,
      query: { search: 'Joiner' },
    });
    const username = body.contents.find(({ employeeId }) => employeeId === Number(id))?.username;
    const password = 'punctual';
    const answer = await server.call('logIn', { body: { username: username ?? '', password } });
    return answer.cookies.get('access-token') ?? '';
  };
  const isSignedIn = async (as: string) => (await server.call('getSession', { as })).status === 200;
  const accountOf = async (id: string) => {
    const { body } = await server.call('getAccounts', {
      as: directory.dora,
      query: { search: 'J-' },
    });
    return body.contents.find(({ employeeId }) => employeeId === Number(id));
  };
  return { directory, ask, find, patch, join, logInById, isSignedIn, accountOf };
}
