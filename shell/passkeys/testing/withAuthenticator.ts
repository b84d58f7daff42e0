import { onTestFinished, vi } from 'vitest';

class FakeCredential {
  readonly id: string;
  readonly response: object;
  constructor(id: string, response: object) {
    this.id = id;
    this.response = response;
  }
}
const bytes = new Uint8Array([251, 255]).buffer;

class FakeAssertion {
  readonly clientDataJSON = bytes;
  readonly authenticatorData = bytes;
  readonly signature = bytes;
}

class FakeAttestation {
  readonly clientDataJSON = bytes;
  readonly attestationObject = bytes;
  readonly getTransports = () => ['internal', 'cable'];
}

/**
 * Adds the authenticator that jsdom lacks: it confirms, or throws an error of that name; `asked`
 * holds its inputs.
 */
export function withAuthenticator() {
  const device: { refuses: string | null; asked: unknown[] } = { refuses: null, asked: [] };
  const respond = (make: () => object) => (question: unknown) => {
    device.asked.push(question);
    if (device.refuses !== null) {
      return Promise.reject(Object.assign(new Error('Refused.'), { name: device.refuses }));
    }
    return Promise.resolve(new FakeCredential('my-key', make()));
  };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', FakeCredential);
  vi.stubGlobal('AuthenticatorAssertionResponse', FakeAssertion);
  vi.stubGlobal('AuthenticatorAttestationResponse', FakeAttestation);
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      get: respond(() => new FakeAssertion()),
      create: respond(() => new FakeAttestation()),
    },
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'credentials');
  });
  return device;
}

/** The authenticator's three byte strings, in base64url. */
export const sentBytes = '-_8';
