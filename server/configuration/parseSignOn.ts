import { StartRefused, type SignOnSettings } from './configuration.ts';

interface Reading {
  readonly text: (name: string) => string | undefined;
  /** The full path of a file. */
  readonly file: (name: string) => string;
  readonly choice: <Value>(
    name: string,
    choices: Readonly<Record<string, Value>>,
    expected: string,
  ) => Value | undefined;
}

/**
 * Single sign-on by SAML (`SAML_…`, `PUBLIC_URL`); null without `SAML_METADATA`. The files are read
 * when the server starts. Throws `StartRefused`.
 */
export function parseSignOn({ text, file, choice }: Reading): SignOnSettings | null {
  const needed = (name: string, what: string) => {
    if (text(name) === undefined) throw new StartRefused(`SAML_METADATA needs ${name}, ${what}.`);
    return file(name);
  };
  const personBy = choice(
    'SAML_PERSON',
    { username: 'username', 'employee-number': 'employeeNumber' } as const,
    'username or employee-number',
  );
  if (text('SAML_METADATA') === undefined) {
    if (text('SAML_KEY') === undefined && text('SAML_CERTIFICATE') === undefined) return null;
    throw new StartRefused(
      'SAML_KEY and SAML_CERTIFICATE need SAML_METADATA, the file with the metadata of the sign-on provider.',
    );
  }
  return {
    metadataFile: file('SAML_METADATA'),
    keyFile: needed('SAML_KEY', 'the file with the own private key in PEM'),
    certificateFile: needed('SAML_CERTIFICATE', 'the file with the certificate of the own key'),
    publicUrl: parsePublicUrl(text('PUBLIC_URL')),
    personBy: personBy ?? 'username',
    attribute: text('SAML_ATTRIBUTE') ?? null,
  };
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether the address may carry a log-in: encrypted, or on this machine. */
export function isSafeAddress(url: URL): boolean {
  const isHttps = url.protocol === 'https:';
  return isHttps || (url.protocol === 'http:' && loopback.has(url.hostname));
}

function parsePublicUrl(value: string | undefined): string {
  if (value === undefined) {
    throw new StartRefused(
      'SAML_METADATA needs PUBLIC_URL, the address at which people open the product.',
    );
  }
  const url = URL.parse(value);
  const isPlain = url?.username === '' && url.search === '' && url.hash === '';
  if (url !== null && isPlain && url.pathname === '/' && isSafeAddress(url)) return url.origin;
  throw new StartRefused(
    `PUBLIC_URL must be an address such as https://time.example.com without a path, not "${value}".`,
  );
}
