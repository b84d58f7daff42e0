import { KeyObject, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenIdSettings } from '../../configuration/configuration.ts';
import { cpuOf, mostCpu } from '../../testing/cpuOf.ts';
import { worstJson } from '../../testing/worstJson.ts';
import { SignOnFault } from '../rules/signOnFault.ts';
import { longestForm } from '../serveSignOn.ts';
import { connectOpenId } from './connectOpenId.ts';
import { longestAnswer } from './createProviderFetch.ts';

const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
const signingKey = KeyObject.from(privateKey);
const key = { ...(await exportJWK(publicKey)), kid: 'own', alg: 'RS256', use: 'sig' };

/** What the provider answers at each of its addresses; made before anybody asks. */
const answers = new Map<string, Buffer>();
const provider = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '', issuer);
  response.writeHead(200, { 'content-type': 'application/json' }).end(answers.get(pathname));
});
await new Promise<void>((resolve) => {
  provider.listen(0, '127.0.0.1', resolve);
});
// oxlint-disable-next-line typescript/consistent-type-assertions -- it listens on a port
const issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
const folder = mkdtempSync(path.join(tmpdir(), 'punctual-huge-answers-'));
const clientSecretFile = path.join(folder, 'secret');
writeFileSync(clientSecretFile, 'of a test');
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
  rmSync(folder, { recursive: true });
});

const settings: OpenIdSettings = {
  ...{ kind: 'openid', publicUrl: 'http://localhost:4000', issuer: new URL(issuer) },
  ...{ clientId: 'punctual', clientSecretFile, claim: 'preferred_username' },
  personBy: 'username',
};
const places = {
  discovery: '/.well-known/openid-configuration',
  keys: '/keys',
  token: '/token',
  names: '/userinfo',
};
const metadata = {
  ...{ issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` },
  ...{ userinfo_endpoint: `${issuer}${places.names}`, jwks_uri: `${issuer}${places.keys}` },
};
const claims = () => {
  const now = Math.floor(Date.now() / 1000);
  return { iss: issuer, aud: 'punctual', sub: 'ella', iat: now, exp: now + 120, nonce: 'nonce' };
};
const logOut = { jti: '1', events: { 'http://schemas.openid.net/event/backchannel-logout': {} } };

const encoded = (text: string) => Buffer.from(text).toString('base64url');
function signed(payload: string, header = JSON.stringify({ alg: 'RS256', kid: 'own' })): string {
  const text = `${encoded(header)}.${encoded(payload)}`;
  return `${text}.${sign('sha256', Buffer.from(text), signingKey).toString('base64url')}`;
}
const tokensWith = (token: string) =>
  JSON.stringify({ access_token: 'x', token_type: 'bearer', id_token: token });

/** Keys of the provider; as many as there is room for, or one that is as long. */
function worstKeys(length: number): readonly (readonly [string, string])[] {
  const many = (part: unknown) => {
    const count = Math.floor(length / (JSON.stringify(part).length + 1)) - 1;
    return JSON.stringify({ keys: Array.from({ length: count }, () => part) });
  };
  return [
    ...worstJson({ keys: [key] }, length),
    ['keys of others', many({ ...key, kid: 'others' })],
    ['keys of the same name', many(key)],
    ['keys without a name', many({ ...key, kid: undefined })],
    ['lists as keys', many([])],
    ['a key as long as that', JSON.stringify({ keys: [{ ...key, n: 'x'.repeat(length - 500) }] })],
    [
      'the longest key that is verified',
      JSON.stringify({ keys: [{ ...key, n: 'x'.repeat(2_730) }] }),
    ],
    [
      'an exponent as long as that',
      JSON.stringify({ keys: [{ ...key, e: 'x'.repeat(length - 800) }] }),
    ],
  ];
}

describe('A provider of OpenID Connect holds nobody up who', () => {
  const connect = () => connectOpenId(settings, { longestWait: 10_000, keptFor: 0 });
  const say = (place: keyof typeof places, text: string) =>
    answers.set(places[place], Buffer.from(text));
  const logIn = async () => {
    const answer = `code=1&state=id&iss=${encodeURIComponent(issuer)}`;
    return (await connect()).readAnswer(answer, 'id', { nonce: 'nonce', verifier: 'x'.repeat(43) });
  };

  /** Whatever comes of it, it is no fault of ours and no pause. */
  async function holdsNobodyUp(work: () => Promise<unknown>): Promise<void> {
    const { cpu, result } = await cpuOf(() => work().catch((error: unknown) => error));
    if (result instanceof Error) expect(result).toBeInstanceOf(SignOnFault);
    expect(cpu).toBeLessThan(mostCpu);
  }

  beforeEach(async () => {
    say('discovery', JSON.stringify(metadata));
    say('keys', JSON.stringify({ keys: [key] }));
    say('names', JSON.stringify({ sub: 'ella', preferred_username: 'ella' }));
    say('token', tokensWith(signed(JSON.stringify(claims()))));
    expect((await logIn()).names).toEqual(['ella']);
  });

  /** Of what is encoded within so many bytes. */
  const inToken = Math.floor(longestAnswer * 0.74);
  const inForm = Math.floor(longestForm * 0.74);
  test.each(worstJson(metadata, longestAnswer))('describes itself with %s', async (_, text) => {
    say('discovery', text);
    await holdsNobodyUp(logIn);
  });
  test.each(worstKeys(longestAnswer))('has keys with %s', async (_, text) => {
    say('keys', text);
    await holdsNobodyUp(logIn);
    await holdsNobodyUp(async () =>
      (await connect()).readLogOut(signed(JSON.stringify({ ...claims(), ...logOut })), new Date()),
    );
  });
  test('answers more than is read', async () => {
    say('names', JSON.stringify({ sub: 'ella', more: 'x'.repeat(longestAnswer * 8) }));
    await holdsNobodyUp(logIn);
  });
  test.each(worstJson({}, longestAnswer - 2_000))('answers a code with %s', async (_, text) => {
    say('token', `${tokensWith(signed(JSON.stringify(claims()))).slice(0, -1)},${text.slice(1)}`);
    await holdsNobodyUp(logIn);
  });
  test.each(worstJson(claims(), inToken))('gives a token with %s', async (_, text) => {
    say('token', tokensWith(signed(text)));
    await holdsNobodyUp(logIn);
  });
  test.each(worstJson({ alg: 'RS256', kid: 'own' }, inToken))(
    'gives a token whose head has %s',
    async (_, text) => {
      say('token', tokensWith(signed(JSON.stringify(claims()), text)));
      await holdsNobodyUp(logIn);
    },
  );
  test.each(worstJson({ sub: 'ella', preferred_username: 'ella' }, longestAnswer))(
    'names somebody with %s',
    async (_, text) => {
      say('names', text);
      await holdsNobodyUp(logIn);
    },
  );

  test.each(worstJson(logOut, inForm))('ends sessions by a token with %s', async (_, text) => {
    await holdsNobodyUp(async () => (await connect()).readLogOut(signed(text), new Date()));
  });
  test.each(worstJson({ alg: 'RS256', kid: 'own' }, inForm))(
    'is said to end sessions, by a token whose head has %s',
    async (_, text) => {
      await holdsNobodyUp(async () => (await connect()).readLogOut(signed('{}', text), new Date()));
    },
  );
});
