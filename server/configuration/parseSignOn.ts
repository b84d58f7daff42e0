import { StartRefused, type SignOnSettings } from './configuration.ts';

interface Reading {
  readonly text: (name: string) => string | undefined;
  readonly publicUrl: string | null;
  /** The full path of a file. */
  readonly file: (name: string) => string;
  readonly choice: <Value>(
    name: string,
    choices: Readonly<Record<string, Value>>,
    expected: string,
  ) => Value | undefined;
}

/** The settings of each kind of provider, with their descriptions. */
const parts = {
  SAML_METADATA: {
    SAML_KEY: 'the file with the own private key in PEM',
    SAML_CERTIFICATE: 'the file with the certificate of the own key',
    PUBLIC_URL: 'the address at which people open the product',
  },
  OIDC_ISSUER: {
    OIDC_CLIENT_ID: 'what the provider calls this product',
    OIDC_CLIENT_SECRET_FILE: 'the file with the secret of that client',
    PUBLIC_URL: 'the address at which people open the product',
  },
} as const;

/**
 * Single sign-on by SAML (`SAML_…`) or OpenID Connect (`OIDC_…`); null without `SAML_METADATA` and
 * `OIDC_ISSUER`. The files are read at start. Throws `StartRefused`.
 */
export function parseSignOn({ text, file, choice, publicUrl }: Reading): SignOnSettings | null {
  const personBy =
    choice(
      'SIGN_ON_PERSON',
      { username: 'username', 'employee-number': 'employeeNumber' } as const,
      'username or employee-number',
    ) ?? 'username';
  requireWhole(text);
  if (publicUrl === null) return null;
  if (text('SAML_METADATA') !== undefined) {
    return {
      kind: 'saml',
      metadataFile: file('SAML_METADATA'),
      keyFile: file('SAML_KEY'),
      certificateFile: file('SAML_CERTIFICATE'),
      attribute: text('SAML_ATTRIBUTE') ?? null,
      ...{ publicUrl, personBy },
    };
  }
  const issuer = text('OIDC_ISSUER');
  if (issuer === undefined) return null;
  return {
    kind: 'openid',
    issuer: parseIssuer(issuer),
    clientId: text('OIDC_CLIENT_ID') ?? '',
    clientSecretFile: file('OIDC_CLIENT_SECRET_FILE'),
    claim: text('OIDC_CLAIM') ?? 'preferred_username',
    ...{ publicUrl, personBy },
  };
}

/** Requires either all settings of one provider, or none of any. */
function requireWhole(text: Reading['text']): void {
  const isSet = (name: string) => text(name) !== undefined;
  if (isSet('SAML_METADATA') && isSet('OIDC_ISSUER')) {
    throw new StartRefused(
      'SAML_METADATA and OIDC_ISSUER are two sign-on providers: set one of them.',
    );
  }
  for (const [provider, own] of Object.entries(parts)) {
    const missing = Object.entries(own).find(([name]) => !isSet(name));
    const [lonely] = Object.keys(own).filter((name) => name !== 'PUBLIC_URL' && isSet(name));
    if (isSet(provider) && missing !== undefined) {
      throw new StartRefused(`${provider} needs ${missing.join(', ')}.`);
    }
    if (!isSet(provider) && lonely !== undefined) {
      throw new StartRefused(`${lonely} needs ${provider}, which names the sign-on provider.`);
    }
  }
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether the address is safe for a log-in: encrypted, or on this machine. */
export function isSafeAddress(url: URL): boolean {
  const isHttps = url.protocol === 'https:';
  return isHttps || (url.protocol === 'http:' && loopback.has(url.hostname));
}

/** The origin of `PUBLIC_URL`; null if it is not set. Throws `StartRefused`. */
export function parsePublicUrl(value: string | undefined): string | null {
  if (value === undefined) return null;
  const url = URL.parse(value);
  if (url !== null && isPlain(url) && url.pathname === '/') return url.origin;
  throw new StartRefused(
    `PUBLIC_URL must be an address such as https://time.example.com without a path, not "${value}".`,
  );
}

function parseIssuer(value: string): URL {
  const url = URL.parse(value);
  if (url !== null && isPlain(url)) return url;
  // The value may contain a password, so it is not quoted.
  throw new StartRefused(
    'OIDC_ISSUER must be the address of the provider as it names itself, such as https://login.example.com/realm, without user, query and fragment.',
  );
}

function isPlain(url: URL): boolean {
  const isBare = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  return isBare && isSafeAddress(url);
}
