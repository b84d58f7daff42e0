import { generateKeyPairSync } from 'node:crypto';
import { SignedXml } from 'xml-crypto';

export interface PeerLogIn {
  /** The registered client's key, in PEM. */
  readonly privateKey: string;
  /** Tokens that were issued. */
  readonly tokens: string[];
  /** The lifetime of the next token in seconds. */
  tokenLifetime: number;
  /** Revokes all tokens and passwords; new tokens are valid. */
  revoke(): void;
  /** The accepted password; null for none. */
  password: string | null;
  token(form: URLSearchParams): { readonly status: number; readonly answer: object };
  isLoggedIn(header: string | undefined): boolean;
}

/** The log-in of the simulated system: basic, and OAuth 2 with verified assertions. */
export function createPeerLogIn(address: string): PeerLogIn {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  let valid = new Set<string>();

  function refusalOf(form: URLSearchParams): string | null {
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:saml2-bearer') return 'grant';
    if (form.get('company_id') !== 'ACME' || form.get('client_id') !== 'key-1') return 'client';
    const xml = Buffer.from(form.get('assertion') ?? '', 'base64').toString();
    const [signature] = /<ds:Signature[\s\S]*<\/ds:Signature>/.exec(xml) ?? [];
    if (signature === undefined) return 'signature';
    const signed = new SignedXml({ publicCert: publicKey });
    signed.loadSignature(signature);
    if (!isRight(signed, xml)) return 'signature';
    const [said = ''] = signed.getSignedReferences();
    const isMeant =
      said.includes('<saml2:NameID Format=') &&
      said.includes('>API&amp;USER</saml2:NameID>') &&
      said.includes(`Recipient="${address}"`) &&
      said.includes('<saml2:Audience>www.successfactors.com</saml2:Audience>') &&
      said.includes('<saml2:AttributeValue>key-1</saml2:AttributeValue>');
    return isMeant ? null : 'assertion';
  }

  const logIn: PeerLogIn = {
    ...{ privateKey, tokens: [], tokenLifetime: 1800, password: null },
    revoke: () => (valid = new Set()),
    token: (form) => {
      const error = refusalOf(form);
      if (error !== null) return { status: 400, answer: { errorCode: 400, errorMessage: error } };
      const token = `token-${logIn.tokens.length + 1}`;
      logIn.tokens.push(token);
      valid.add(`Bearer ${token}`);
      const answer = { access_token: token, token_type: 'Bearer', expires_in: logIn.tokenLifetime };
      return { status: 200, answer };
    },
    isLoggedIn: (header = '') => {
      const basic = Buffer.from(`API&USER@ACME:${logIn.password}`).toString('base64');
      return valid.has(header) || (logIn.password !== null && header === `Basic ${basic}`);
    },
  };
  return logIn;
}

function isRight(signed: SignedXml, xml: string): boolean {
  try {
    return signed.checkSignature(xml);
  } catch {
    return false;
  }
}
