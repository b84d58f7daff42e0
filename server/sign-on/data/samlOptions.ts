import type { SamlConfig } from '@node-saml/node-saml';
import type { Provider } from './providerMetadata.ts';

export function ownAddresses(base: string) {
  return { issuer: `${base}/metadata`, recipient: `${base}/acs`, slo: `${base}/slo` };
}

/** What the library needs of the settings; can be sent to a worker. */
export interface SamlParts {
  readonly provider: Provider;
  readonly own: ReturnType<typeof ownAddresses>;
  /** PEM. */
  readonly key: string;
  readonly certificate: string;
}

/** Options of the SAML library. */
export function samlOptions({ provider, own, key, certificate }: SamlParts): SamlConfig {
  return {
    entryPoint: provider.logInUrl,
    idpCert: [...provider.certificates],
    idpIssuer: provider.entityId,
    issuer: own.issuer,
    callbackUrl: own.recipient,
    logoutCallbackUrl: own.slo,
    privateKey: key,
    publicCert: certificate,
    decryptionPvk: key,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    // `judgeAssertion` judges audience, times and the request, with the server's own clock and only
    // on the signed text; the library would keep state in this process.
    audience: false,
    acceptedClockSkewMs: -1,
    cacheProvider: {
      saveAsync: () => Promise.resolve(null),
      getAsync: () => Promise.resolve(null),
      removeAsync: () => Promise.resolve(null),
    },
  };
}
