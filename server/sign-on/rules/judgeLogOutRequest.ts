import { toInstant } from 'shared-contracts';
import { childrenOf, namespaces, type Element } from './element.ts';
import { logOutLifetime } from './logOutLifetime.ts';
import { SignOnFault } from './signOnFault.ts';
import type { ProviderLogOut } from './signOnProvider.ts';
import { clockSkew, instant, requireTime } from './timeWindow.ts';

/** It always names the person. */
export type SamlLogOut = ProviderLogOut & { readonly nameId: string };

/** Judges a log-out request with a verified signature. @throws SignOnFault */
export function judgeLogOutRequest(request: Element, now: Date): SamlLogOut {
  const id = request.attributes.get('ID') ?? '';
  const isRequest = request.name === 'LogoutRequest' && request.namespace === namespaces.protocol;
  if (!isRequest || id === '') throw new SignOnFault('unreadable');
  const from = request.attributes.get('IssueInstant') ?? '';
  const end = instant(from) + logOutLifetime;
  requireTime({ from, until: toInstant(end) }, now);
  requireTime({ until: request.attributes.get('NotOnOrAfter') }, now);
  const [name] = childrenOf(request, namespaces.assertion, 'NameID');
  const nameId = name?.text.trim() ?? '';
  if (nameId === '') throw new SignOnFault('no-name');
  const sessionIndexes = childrenOf(request, namespaces.protocol, 'SessionIndex').map(({ text }) =>
    text.trim(),
  );
  return { id, nameId, sessionIndexes, uselessFrom: toInstant(end + 2 * clockSkew) };
}
