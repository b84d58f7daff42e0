import { createHash, createPrivateKey, randomUUID, sign, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { StartRefused, type SuccessFactorsLogIn } from '../../configuration/configuration.ts';
import { fieldOf, parsed, textOf } from '../rules/json.ts';
import { samlAssertion } from '../rules/samlAssertion.ts';
import { systemFailure, type Request, type Send } from './send.ts';

interface LogInParts {
  readonly url: string;
  readonly company: string;
  readonly send: Send;
  readonly now: () => Date;
}

/** Authorization of calls. */
export interface LogIn {
  /** The value of the header `Authorization`. Rejects with `SystemFailure` if there is none. */
  header(signal: AbortSignal): Promise<string>;
  /** The system rejected this header; returns whether another one may be available. */
  renew(header: string): boolean;
}

/** Logs in with user and password, or by OAuth 2 with a SAML bearer assertion. */
export function createLogIn(logIn: SuccessFactorsLogIn, parts: LogInParts): LogIn {
  if (logIn.kind === 'oauth') return createTokenLogIn(logIn, parts);
  const { user, password } = logIn;
  const credentials = Buffer.from(`${user}@${parts.company}:${password}`).toString('base64');
  return { header: () => Promise.resolve(`Basic ${credentials}`), renew: () => false };
}

interface Token {
  readonly header: string;
  /** Milliseconds since 1970. */
  readonly renewAt: number;
}

/** Milliseconds before its expiry at which a token is renewed. */
const early = 60_000;

function createTokenLogIn(
  { user, clientId, privateKeyFile }: Extract<SuccessFactorsLogIn, { kind: 'oauth' }>,
  { url, company, send, now }: LogInParts,
): LogIn {
  const key = readKey(privateKeyFile);
  const recipient = `${url}/oauth/token`;
  let kept: Token | null = null;
  let coming: Promise<Token> | null = null;

  function request(): Request {
    const assertion = samlAssertion(
      { id: `_${randomUUID()}`, now: now().toISOString(), user, clientId, recipient },
      {
        digest: (text) => createHash('sha256').update(text).digest('base64'),
        sign: (text) => sign('sha256', Buffer.from(text), key).toString('base64'),
      },
    );
    const form = new URLSearchParams({
      company_id: company,
      client_id: clientId,
      grant_type: 'urn:ietf:params:oauth:grant-type:saml2-bearer',
      assertion: Buffer.from(assertion).toString('base64'),
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return { method: 'POST', url: recipient, headers, body: form.toString() };
  }

  async function fetchToken(signal: AbortSignal): Promise<Token> {
    const answer = await send(request(), signal);
    const body = parsed(answer.text);
    const token = textOf(fieldOf(body, 'access_token'));
    if (answer.status !== 200 || token === null) throw systemFailure(answer, { isLogIn: true });
    const seconds = Number(fieldOf(body, 'expires_in'));
    const lifetime = Number.isFinite(seconds) ? seconds * 1000 : 0;
    return { header: `Bearer ${token}`, renewAt: now().getTime() + lifetime - early };
  }

  return {
    header: async (signal) => {
      if (kept === null || kept.renewAt <= now().getTime()) {
        coming ??= fetchToken(signal).finally(() => (coming = null));
        kept = await coming;
      }
      return kept.header;
    },
    renew: (header) => {
      if (kept?.header === header) kept = null;
      return true;
    },
  };
}

function readKey(file: string): KeyObject {
  const key = keyIn(file);
  // Assertions declare an RSA signature.
  if (key?.asymmetricKeyType === 'rsa') return key;
  throw new StartRefused(
    `SUCCESSFACTORS_PRIVATE_KEY names ${file}, which is no file with an RSA private key in PEM, without a passphrase, that the server can read.`,
  );
}

function keyIn(file: string): KeyObject | null {
  try {
    return createPrivateKey(readFileSync(file));
  } catch {
    return null;
  }
}
