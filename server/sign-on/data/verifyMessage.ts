import { SAML, SamlStatusError } from '@node-saml/node-saml';
import { SignOnFault, type SignOnReason } from '../rules/signOnFault.ts';
import type { Element } from '../rules/element.ts';
import { requireSoundMessage } from '../rules/requireSoundMessage.ts';
import { openEncrypted } from './openEncrypted.ts';
import { readMessage } from './readXml.ts';
import { samlOptions, type SamlParts } from './samlOptions.ts';

/** A message from anybody, base64. */
export interface SignedMessage {
  /** `head`: only the root of an answer, neither decrypted nor verified. */
  readonly kind: 'head' | 'answer' | 'log-out' | 'log-out answer';
  readonly message: string;
}

/** The root of a head, without its children, or of a log-out; the assertion of an answer. */
export type Verified = { readonly element: Element } | { readonly fault: SignOnReason };

/** Checks messages, decrypts them and verifies their signatures. */
export function createVerifyMessage(parts: SamlParts) {
  const { entityId } = parts.provider;
  const { recipient, slo } = parts.own;
  const options = samlOptions(parts);
  const saml = new SAML(options);
  const strict = new SAML({ ...options, wantAuthnResponseSigned: true });

  async function verified({ kind, message }: SignedMessage): Promise<Element> {
    const text = Buffer.from(message, 'base64').toString('utf8');
    const root = readMessage(text);
    const isAnswer = kind === 'head' || kind === 'answer';
    requireSoundMessage(
      root,
      isAnswer ? { issuer: null, destination: recipient } : { issuer: entityId, destination: slo },
    );
    switch (kind) {
      case 'head':
        return { ...root, children: [] };
      case 'log-out':
        await bySignature(saml.validatePostRequestAsync({ SAMLRequest: message }));
        return root;
      case 'log-out answer':
        await bySignature(strict.validatePostResponseAsync({ SAMLResponse: message }));
        return root;
      case 'answer': {
        // The library parses the decrypted text, so its size is limited too.
        const hidden = await openEncrypted(root, text, parts.key);
        if (hidden !== null) readMessage(hidden);
        const { profile } = await bySignature(
          saml.validatePostResponseAsync({ SAMLResponse: message }),
        );
        return readMessage(profile?.getAssertionXml?.() ?? '');
      }
    }
  }

  return async function verifyMessage(signed: SignedMessage): Promise<Verified> {
    try {
      return { element: await verified(signed) };
    } catch (fault) {
      if (fault instanceof SignOnFault) return { fault: fault.reason };
      throw fault;
    }
  };
}

async function bySignature<Read>(reading: Promise<Read>): Promise<Read> {
  try {
    return await reading;
  } catch (error) {
    throw new SignOnFault(error instanceof SamlStatusError ? 'status' : 'signature');
  }
}
