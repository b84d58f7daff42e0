import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  decodeJwt,
  exportJWK,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  type JWTPayload,
} from 'jose';
import { Provider } from 'oidc-provider';

const clientId = 'punctual';
/** Of a provider that is never reached. */
const clientSecret = 'secret of a test, shared by nobody else';

/** Claims and key that replace the provider's own in a token. */
interface Forged {
  readonly claims?: JWTPayload;
  readonly by?: 'stranger' | 'secret' | 'nobody';
}

/** An OpenID Connect provider on loopback that logs in the named person without asking. */
export interface TestOpenId {
  readonly address: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The person who is signed in there; `/person?name=…` sets it too. */
  person: string;
  /** How people's tokens differ from the provider's own. */
  forged: Forged;
  /** `silent` accepts requests and never answers. */
  state: 'well' | 'broken' | 'silent';
  /** Its own log-out requests, unless it sends them. */
  readonly logOuts: string[];
  /** A log-out token, correct or forged. */
  logOutToken(claims: JWTPayload, forged?: Forged): Promise<string>;
  close(): Promise<void>;
}

/**
 * @param publicUrl the product's address
 * @param goesOut whether it sends its log-outs to the product; otherwise they are kept in `logOuts`
 */
export async function startOpenId(publicUrl: string, goesOut = false): Promise<TestOpenId> {
  const [own, stranger] = await Promise.all([newKey(), newKey()]);
  let listener: (...call: Parameters<RequestListener>) => unknown = () => {};
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', address);
    if (url.pathname === '/person') {
      provider.person = url.searchParams.get('name') ?? '';
      outgoing.writeHead(204).end();
    } else if (provider.state === 'well') listener(incoming, outgoing);
    else if (provider.state === 'broken') outgoing.writeHead(503).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // oxlint-disable-next-line typescript/consistent-type-assertions -- it listens on a port
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function sign(claims: JWTPayload, { by }: Forged, typ = 'JWT'): Promise<string> | string {
    if (by === 'nobody') return new UnsecuredJWT(claims).encode();
    if (by === 'secret') {
      const key = new TextEncoder().encode(clientSecret);
      return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ }).sign(key);
    }
    const { privateKey } = by === 'stranger' ? stranger : own;
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'own', typ })
      .sign(privateKey);
  }

  const oidc = new Provider(address, {
    clients: [
      {
        ...{ client_id: clientId, client_secret: clientSecret },
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [`${publicUrl}/oidc/callback`],
        post_logout_redirect_uris: [`${publicUrl}/oidc/logged-out`],
        backchannel_logout_uri: `${publicUrl}/oidc/back-channel-logout`,
        backchannel_logout_session_required: true,
      },
    ],
    jwks: {
      keys: [{ ...(await exportJWK(own.privateKey)), kid: 'own', alg: 'RS256', use: 'sig' }],
    },
    cookies: { keys: ['of a test'] },
    claims: { openid: ['sub', 'sid'], profile: ['preferred_username'] },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        // Does not ask for confirmation.
        logoutSource: (ctx, form) => {
          ctx.body = `<!doctype html><body onload="document.forms[0].submit()">${form.replace('</form>', '<input type="hidden" name="logout" value="yes"></form>')}</body>`;
        },
      },
    },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({ sub, preferred_username: sub.replace(/^id of /, '') }),
    }),
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    async loadExistingGrant({ oidc: { session, provider: grants } }) {
      const grant = new grants.Grant({ clientId, accountId: session?.accountId ?? '' });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
    async fetch(url, options) {
      if (goesOut) return fetch(url, options);
      const said = new URLSearchParams(await new Response(options?.body ?? null).text());
      provider.logOuts.push(said.get('logout_token') ?? '');
      return new Response(null, { status: 200 });
    },
    ttl: { Session: 3600, Grant: 3600, Interaction: 600, IdToken: 600, AccessToken: 600 },
  });
  oidc.use(async (ctx, next) => {
    if (ctx.path.startsWith('/interaction/')) {
      const login = { accountId: `id of ${provider.person}` };
      await oidc.interactionFinished(ctx.req, ctx.res, { login });
      ctx.respond = false;
      return;
    }
    await next();
    const { forged } = provider;
    const body: unknown = ctx.body;
    if (ctx.path !== '/token' || !hasIdToken(body)) return;
    const claims = { ...decodeJwt(body.id_token), ...forged.claims };
    ctx.body = { ...body, id_token: await sign(claims, forged) };
  });
  listener = oidc.callback();

  const provider: TestOpenId = {
    ...{ address, clientId, clientSecret, person: 'ella', forged: {}, state: 'well', logOuts: [] },
    async logOutToken(claims, forged = {}) {
      const now = Math.floor(Date.now() / 1000);
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
      const base = { iss: address, aud: clientId, iat: now, exp: now + 120, events };
      return sign({ ...base, jti: crypto.randomUUID(), ...claims }, forged, 'logout+jwt');
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return provider;
}

function newKey() {
  return generateKeyPair('RS256', { extractable: true });
}

function hasIdToken(body: unknown): body is { readonly id_token: string } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'id_token' in body &&
    typeof body.id_token === 'string'
  );
}
