import { expect } from 'vitest';
import type { components } from 'shared-contracts';
import { createAuthenticator } from '../../passkeys/testing/createAuthenticator.ts';
import { sql } from '../../testing/sql.ts';
import { password } from '../../testing/testCompany.ts';
import { setFeatures } from '../../testing/testFeatures.ts';
import type { TestServer } from '../../testing/testServer.ts';

type Step = Pick<components['schemas']['PasskeyStep'], 'kind' | 'ticket' | 'challenge' | 'rpId'>;
type Username = 'max' | 'dora' | 'ella';

/** The server's `PUBLIC_URL` in tests with passkeys. */
export const origin = 'https://time.example.com';

/** Log-ins of people in the test company with `SECOND_FACTOR` on. */
export function passkeyLogIns(server: TestServer) {
  const logIn = (username: Username) => server.call('logIn', { body: { username, password } });
  const stepOf = async (username: Username): Promise<Step> => {
    const { status, body } = await logIn(username);
    if (!('ticket' in body)) throw new Error(`${username} came in with ${status}.`);
    return body;
  };
  const tokenOf = (answer: { readonly cookies: ReadonlyMap<string, string> }) =>
    answer.cookies.get('access-token') ?? '';
  const isSignedIn = async (as: string) => (await server.call('getSession', { as })).status === 200;
  /** Registers a person's first passkey. */
  const registerFirst = async (username: Username) => {
    const authenticator = createAuthenticator(origin);
    const body = authenticator.register(await stepOf(username));
    const answer = await server.call('logInWithNewPasskey', { body });
    expect(answer.status).toBe(200);
    return { authenticator, token: tokenOf(answer) };
  };
  const switchOn = async (at: Date) => {
    await setFeatures(server, { SECOND_FACTOR: true });
    await server.database.run(
      ...sql`update feature_setting set changed_at = ${at} where name = 'SECOND_FACTOR'`,
    );
  };
  /** An hour later, without passkeys and sessions, just after the switch was turned on. */
  const beginAnew = async () => {
    server.now = new Date(server.now.getTime() + 3_600_000);
    await server.database.run(...sql`delete from passkey`);
    await server.database.run(...sql`delete from access_token`);
    await server.database.run(...sql`update employee set passkey_open_from = null`);
    await switchOn(server.now);
  };
  return { logIn, stepOf, tokenOf, isSignedIn, registerFirst, switchOn, beginAnew };
}
