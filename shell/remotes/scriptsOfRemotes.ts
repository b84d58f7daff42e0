import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { trustedScriptAddress } from './scriptAddress.ts';

/** Milliseconds until an entry times out. */
const entryTimeout = 10_000;

/** A plugin of the federation runtime: an entry must come from the remotes' base, in time. */
// oxlint-disable-next-line import/no-default-export -- as the runtime wants it
export default function scriptsOfRemotes(): ModuleFederationRuntimePlugin {
  return {
    name: 'scripts-of-remotes',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = trustedScriptAddress(url);
      return { script, timeout: entryTimeout };
    },
  };
}
