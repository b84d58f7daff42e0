import { createRemoteJWKSet, customFetch as fetchForKeys } from 'jose';
import * as client from 'openid-client';
import type { OpenIdSettings } from '../../configuration/configuration.ts';
import { isSafeAddress } from '../../configuration/parseSignOn.ts';
import { SignOnFault } from '../rules/signOnFault.ts';
import { clockSkew } from '../rules/timeWindow.ts';
import { createProviderFetch } from './createProviderFetch.ts';

/** The clocks of provider and server may differ by so many seconds. */
export const tolerance = clockSkew / 1000;

/** The provider's metadata. */
export interface Known {
  readonly configuration: client.Configuration;
  /** The provider's keys, for verification that its library does not do. */
  readonly keys: ReturnType<typeof createRemoteJWKSet>;
}

/**
 * Reads the provider's metadata on first use. @param times milliseconds: the timeout of one answer,
 * and how long the metadata is valid
 */
export function createMetadata(
  settings: Pick<OpenIdSettings, 'issuer' | 'clientId'>,
  secret: string,
  { longestWait, keptFor }: { readonly longestWait: number; readonly keptFor: number },
): () => Promise<Known> {
  const fetchFromProvider = createProviderFetch(longestWait);
  let known: { readonly since: number; readonly found: Promise<Known> } | null = null;

  async function discover(): Promise<Known> {
    const { issuer, clientId } = settings;
    const plain = issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [];
    const configuration = await client.discovery(
      issuer,
      clientId,
      { [client.clockTolerance]: tolerance },
      authentication(secret),
      {
        ...{ [client.customFetch]: fetchFromProvider, timeout: longestWait / 1000 },
        execute: [...plain, client.enableNonRepudiationChecks],
      },
    );
    const { jwks_uri: keysAt } = configuration.serverMetadata();
    const keysUrl = URL.parse(keysAt ?? '');
    if (keysUrl === null || !isSafeAddress(keysUrl)) throw new SignOnFault('unreadable');
    const keys = createRemoteJWKSet(keysUrl, { [fetchForKeys]: fetchFromProvider });
    return { configuration, keys };
  }

  /** A failed read is not cached. */
  return async function provider(): Promise<Known> {
    const now = performance.now();
    if (known === null || now - known.since >= keptFor) known = { since: now, found: discover() };
    try {
      return await known.found;
    } catch (error) {
      known = null;
      throw error;
    }
  };
}

/** Sends the secret in the body if the provider accepts it there, otherwise in a header. */
function authentication(secret: string): client.ClientAuth {
  const [post, basic] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)];
  return (server, ...rest) => {
    const { token_endpoint_auth_methods_supported: methods } = server;
    const isPost = methods?.includes('client_secret_post') ?? false;
    return isPost ? post(server, ...rest) : basic(server, ...rest);
  };
}
