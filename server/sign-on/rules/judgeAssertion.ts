import { toInstant, type Instant } from 'shared-contracts';
import type { ProviderSession } from './signOnProvider.ts';
import { childrenOf, namespaces, type Element } from './element.ts';
import { SignOnFault } from './signOnFault.ts';
import { clockSkew, instant, requireTime } from './timeWindow.ts';

/** What an assertion must state to be accepted. */
export interface Expected {
  /** The provider's entity id. */
  readonly issuer: string;
  /** Our own entity id. */
  readonly audience: string;
  /** Our own address for assertions. */
  readonly recipient: string;
  readonly now: Date;
}

export interface Judged {
  readonly id: string;
  /** The request that it must answer. */
  readonly inResponseTo: string;
  readonly session: ProviderSession;
  readonly attributes: ReadonlyMap<string, readonly string[]>;
  /** The instant from which it is invalid, including clock skew. */
  readonly uselessFrom: Instant;
}

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

/**
 * Judges an assertion with a verified signature (SAML profiles, 4.1.4.3): issuer, audience,
 * recipient, times, and the answered request. @throws SignOnFault
 */
export function judgeAssertion(assertion: Element, expected: Expected): Judged {
  const id = assertion.attributes.get('ID') ?? '';
  const isAssertion =
    assertion.name === 'Assertion' && assertion.namespace === namespaces.assertion;
  if (!isAssertion || id === '') throw new SignOnFault('unreadable');
  if (only(assertion, 'Issuer').text.trim() !== expected.issuer) throw new SignOnFault('issuer');
  const conditions = only(assertion, 'Conditions');
  requireConditions(conditions, expected);
  if (inside(assertion, 'AuthnStatement').length === 0) throw new SignOnFault('unreadable');
  const subject = only(assertion, 'Subject');
  const { inResponseTo, until } = confirmation(subject, expected);
  return {
    ...{ id, inResponseTo },
    session: readSession(assertion, subject),
    attributes: readAttributes(assertion),
    uselessFrom: toInstant(until + 2 * clockSkew),
  };
}

const inside = (element: Element, name: string) => childrenOf(element, namespaces.assertion, name);

function only(element: Element, name: string): Element {
  const [found, another] = inside(element, name);
  if (found === undefined || another !== undefined) throw new SignOnFault('unreadable');
  return found;
}

function requireConditions(conditions: Element, { audience, now }: Expected): void {
  const { attributes } = conditions;
  requireTime({ from: attributes.get('NotBefore'), until: attributes.get('NotOnOrAfter') }, now);
  const restrictions = inside(conditions, 'AudienceRestriction');
  const isForUs = (restriction: Element) =>
    inside(restriction, 'Audience').some(({ text }) => text.trim() === audience);
  if (restrictions.length === 0 || !restrictions.every(isForUs)) throw new SignOnFault('audience');
}

/** The confirmation of type bearer, the only one for a browser's log-in. */
function confirmation(subject: Element, { recipient, now }: Expected) {
  const [data, another] = inside(subject, 'SubjectConfirmation')
    .filter(({ attributes }) => attributes.get('Method') === bearer)
    .flatMap((confirmed) => inside(confirmed, 'SubjectConfirmationData'))
    .map(({ attributes }) => attributes);
  if (data === undefined || another !== undefined) throw new SignOnFault('unreadable');
  if (data.get('Recipient') !== recipient) throw new SignOnFault('recipient');
  const until = data.get('NotOnOrAfter');
  if (until === undefined || data.has('NotBefore')) throw new SignOnFault('unreadable');
  requireTime({ until }, now);
  const inResponseTo = data.get('InResponseTo') ?? '';
  if (inResponseTo === '') throw new SignOnFault('unsolicited');
  return { inResponseTo, until: instant(until) };
}

function readSession(assertion: Element, subject: Element): ProviderSession {
  const [name] = inside(subject, 'NameID');
  const nameId = name?.text.trim() ?? '';
  if (nameId === '') throw new SignOnFault('no-name');
  const [statement] = inside(assertion, 'AuthnStatement');
  return {
    nameId,
    nameIdFormat: name?.attributes.get('Format') ?? null,
    sessionIndex: statement?.attributes.get('SessionIndex') ?? null,
    idToken: null,
  };
}

function readAttributes(assertion: Element): Map<string, string[]> {
  const attributes = new Map<string, string[]>();
  for (const attribute of inside(assertion, 'AttributeStatement').flatMap((statement) =>
    inside(statement, 'Attribute'),
  )) {
    const name = attribute.attributes.get('Name') ?? '';
    const values = inside(attribute, 'AttributeValue').map(({ text }) => text.trim());
    attributes.set(name, [...(attributes.get(name) ?? []), ...values]);
  }
  return attributes;
}
