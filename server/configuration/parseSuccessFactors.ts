import {
  StartRefused,
  type SuccessFactorsLogIn,
  type SuccessFactorsSettings,
} from './configuration.ts';

type Text = (name: string) => string | undefined;

interface Reading {
  readonly whole: (name: string, otherwise: number, least: number, most: number) => number;
  /** The full path of a file or folder. */
  readonly folder: (name: string, otherwise: string) => string;
}

/** The connection to SAP SuccessFactors (`SUCCESSFACTORS_…`). Throws `StartRefused`. */
export function parseSuccessFactors(text: Text, reading: Reading): SuccessFactorsSettings {
  return {
    url: parseUrl(text('SUCCESSFACTORS_URL')),
    company: needed(text, 'SUCCESSFACTORS_COMPANY', 'the id of the company there'),
    logIn: parseLogIn(text, reading),
    timeout: reading.whole('SUCCESSFACTORS_TIMEOUT', 30, 1, 45) * 1000,
    breakTimeType: text('SUCCESSFACTORS_BREAK_TIME_TYPE') ?? null,
  };
}

function parseLogIn(text: Text, { folder }: Reading): SuccessFactorsLogIn {
  const user = needed(text, 'SUCCESSFACTORS_USER', 'the user who makes the calls');
  const password = text('SUCCESSFACTORS_PASSWORD');
  const clientId = text('SUCCESSFACTORS_CLIENT_ID');
  const privateKeyFile = text('SUCCESSFACTORS_PRIVATE_KEY');
  const hasKey = clientId !== undefined && privateKeyFile !== undefined;
  if (hasKey && password === undefined) {
    return {
      ...{ kind: 'oauth', user, clientId },
      privateKeyFile: folder('SUCCESSFACTORS_PRIVATE_KEY', ''),
    };
  }
  if (password !== undefined && clientId === undefined && privateKeyFile === undefined) {
    return { kind: 'basic', user, password };
  }
  throw new StartRefused(
    'HR_SYSTEM=successfactors needs either SUCCESSFACTORS_CLIENT_ID with SUCCESSFACTORS_PRIVATE_KEY, ' +
      'or SUCCESSFACTORS_PASSWORD.',
  );
}

function needed(text: Text, name: string, what: string): string {
  const value = text(name);
  if (value !== undefined) return value;
  throw new StartRefused(`HR_SYSTEM=successfactors needs ${name}, ${what}.`);
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

function parseUrl(value: string | undefined): string {
  const url = URL.parse(value ?? '');
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && loopback.has(url.hostname));
  if (url !== null && isSafe && url.username === '' && url.password === '') return url.origin;
  // The value may contain a password, so it is not quoted.
  throw new StartRefused(
    'SUCCESSFACTORS_URL must be the address of the API server such as https://api4.successfactors.com.',
  );
}
