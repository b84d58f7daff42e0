import { integrityOf } from './fileIntegrity.ts';
import { isInBase } from './remotesBase.ts';
import { addressToAsk, trustedScriptAddress } from './scriptAddress.ts';

/**
 * From this call on, a script element whose `src` is set to a remote's file carries the hash from
 * the registry, uses the retry address of a file that has hung, and gets a trusted address, which a
 * stock build does not create. Browsers have no API to declare hashes for a page's later scripts,
 * so this hooks the property by which loaders set the address; for its limits see decisions,
 * file-integrity.
 */
export function guardScripts(): void {
  const { prototype } = HTMLScriptElement;
  const own = Object.getOwnPropertyDescriptor(prototype, 'src');
  if (!own?.set) throw new TypeError('Script elements have no src.');
  const setAddress = own.set;
  Object.defineProperty(prototype, 'src', {
    ...own,
    set(this: HTMLScriptElement, address: unknown) {
      const file = fileOfRemote(String(address));
      if (file === null) {
        setAddress.call(this, address);
        return;
      }
      const asked = addressToAsk(file);
      setAddress.call(this, trustedScriptAddress(asked));
      this.integrity = integrityOf(asked);
      this.crossOrigin = 'anonymous';
    },
  });
}

/** Its absolute address; null if it is outside the remotes or cannot be parsed. */
function fileOfRemote(address: string): string | null {
  try {
    const { href, origin } = new URL(address, location.href);
    const isOwn = origin === location.origin;
    return isInBase(href) || (isOwn && isInBase(href.slice(origin.length))) ? href : null;
  } catch {
    return null;
  }
}
