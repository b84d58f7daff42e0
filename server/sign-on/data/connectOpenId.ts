import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { jwtVerify } from 'jose';
import * as client from 'openid-client';
import { StartRefused, type OpenIdSettings } from '../../configuration/configuration.ts';
import { judgeLogOutToken } from '../rules/judgeLogOutToken.ts';
import { SignOnFault } from '../rules/signOnFault.ts';
import type { ProviderLogOut, SignOnAnswer, SignOnProvider } from '../rules/signOnProvider.ts';
import { createMetadata, tolerance, type Known } from './openIdMetadata.ts';
import { openIdFault } from './openIdFault.ts';

/** An OpenID Connect provider; its messages are verified. */
export interface OpenIdProvider extends SignOnProvider {
  readonly kind: 'openid';
  /**
   * The person who logged in, from the address to which the provider redirected the browser.
   * @throws SignOnFault
   */
  readAnswer(query: string, id: string, secrets: Secrets): Promise<SignOnAnswer>;
  /** A log-out initiated by the provider. @throws SignOnFault */
  readLogOut(token: string, now: Date): Promise<ProviderLogOut>;
}

interface Secrets {
  readonly nonce: string;
  readonly verifier: string;
}

/**
 * Authorization code flow with PKCE. Reads the provider's metadata on first use, so that the server
 * can start without it; nobody is redirected while the provider is unreachable.
 *
 * @param times milliseconds: the timeout of one answer, as people wait for it, and how long the
 * metadata is valid
 * @throws StartRefused
 */
export async function connectOpenId(
  settings: OpenIdSettings,
  { longestWait, keptFor } = { longestWait: 10_000, keptFor: 60_000 },
): Promise<OpenIdProvider> {
  const secret = await readSecret(settings.clientSecretFile);
  const own = `${settings.publicUrl}/oidc`;
  const provider = createMetadata(settings, secret, { longestWait, keptFor });

  /** Asks the provider for a name that the token lacks: some providers keep tokens short. */
  async function namesOf({ configuration }: Known, tokens: Tokens, claims: client.IDToken) {
    const { claim } = settings;
    const isThere = claim in claims || !configuration.serverMetadata().userinfo_endpoint;
    const said = isThere
      ? claims
      : await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
    // An unverified address may be anything that somebody typed.
    if (claim === 'email' && said['email_verified'] === false) return [];
    return [said[claim]].filter((name) => typeof name === 'string');
  }

  return {
    kind: 'openid',
    ask: (id, anew = false) =>
      believing(async () => {
        const { configuration } = await provider();
        const [nonce, verifier] = [
          randomBytes(32).toString('base64url'),
          client.randomPKCECodeVerifier(),
        ];
        const url = client.buildAuthorizationUrl(configuration, {
          ...{ redirect_uri: `${own}/callback`, scope: scopeOf(settings), state: id, nonce },
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(anew ? { prompt: promptOf(configuration) } : {}),
        });
        return { url: url.href, nonce, verifier };
      }),

    readAnswer: (query, id, { nonce, verifier }) =>
      believing(async () => {
        const found = await provider();
        const answer = new URL(`${own}/callback?${query}`);
        const tokens = await client.authorizationCodeGrant(found.configuration, answer, {
          ...{ expectedState: id, expectedNonce: nonce, pkceCodeVerifier: verifier },
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined || tokens.id_token === undefined) {
          throw new SignOnFault('unreadable');
        }
        const { azp: party = settings.clientId } = claims;
        if (party !== settings.clientId) throw new SignOnFault('audience');
        return {
          ...{ requestId: id, message: null, names: await namesOf(found, tokens, claims) },
          session: {
            ...{ nameId: claims.sub, nameIdFormat: null, idToken: tokens.id_token },
            sessionIndex: typeof claims['sid'] === 'string' ? claims['sid'] : null,
          },
        };
      }),

    logOutUrl: ({ idToken }) =>
      believing(async () => {
        const { configuration } = await provider();
        if (!configuration.serverMetadata().end_session_endpoint) return null;
        const asked = { post_logout_redirect_uri: `${own}/logged-out` };
        const hint = idToken === null ? {} : { id_token_hint: idToken };
        return client.buildEndSessionUrl(configuration, { ...asked, ...hint }).href;
      }),

    readLogOut: (token, now) =>
      believing(async () => {
        const { configuration, keys } = await provider();
        const { payload } = await jwtVerify(token, keys, {
          ...{ issuer: configuration.serverMetadata().issuer, audience: settings.clientId },
          ...{ currentDate: now, clockTolerance: tolerance },
        });
        return judgeLogOutToken(payload, now);
      }),
  };
}

type Tokens = Awaited<ReturnType<typeof client.authorizationCodeGrant>>;

/** A choice of accounts if the provider supports it; every provider must support `login`. */
function promptOf(configuration: client.Configuration): string {
  const { prompt_values_supported: known } = configuration.serverMetadata();
  const hasChoice = Array.isArray(known) && known.includes('select_account');
  return hasChoice ? 'select_account' : 'login';
}

function scopeOf({ claim }: OpenIdSettings): string {
  return claim === 'email' ? 'openid profile email' : 'openid profile';
}

async function believing<Read>(reading: () => Promise<Read>): Promise<Read> {
  try {
    return await reading();
  } catch (error) {
    throw openIdFault(error);
  }
}

async function readSecret(file: string): Promise<string> {
  const secret = await readFile(file, 'utf8').catch(() => '');
  if (secret.trim() !== '') return secret.trim();
  throw new StartRefused(
    `OIDC_CLIENT_SECRET_FILE must be a file with the client's secret that the server can read, not "${file}".`,
  );
}
