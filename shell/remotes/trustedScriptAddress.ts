import { isInBase } from './remotesBase.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

declare global {
  /** Not in every browser. */
  var trustedTypes: TrustedTypes | undefined;
}

/** The Content-Security-Policy names this policy; scripts come from the page's own origin and the remotes' base alone. */
const policy = globalThis.trustedTypes?.createPolicy('mf-entry', { createScriptURL: knownPlace });

/** An address that a script element accepts under `require-trusted-types-for 'script'`. */
export function trustedScriptAddress(address: string): string {
  return policy ? policy.createScriptURL(address) : knownPlace(address);
}

function knownPlace(address: string): string {
  const { href, origin } = new URL(address, location.href);
  if (origin === location.origin || isInBase(href)) return href;
  throw new TypeError(`Not a script of this origin or where remotes lie: ${href}`);
}
