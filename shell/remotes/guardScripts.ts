import { integrityOf } from './fileIntegrity.ts';
import { isInBase } from './remotesBase.ts';

/**
 * From now on a script element whose `src` is set to a remote's file carries the hash that the
 * registry names for it, whichever build makes the element. Browsers have no interface to name
 * hashes for a page's later scripts, so the property by which the loaders in use set the address
 * does it here; its limits: decisions, file-integrity.
 */
export function guardScripts(): void {
  const { prototype } = HTMLScriptElement;
  const own = Object.getOwnPropertyDescriptor(prototype, 'src');
  if (!own?.set) throw new TypeError('Script elements have no src.');
  const setAddress = own.set;
  Object.defineProperty(prototype, 'src', {
    ...own,
    set(this: HTMLScriptElement, address: unknown) {
      setAddress.call(this, address);
      if (!isFileOfRemote(this.src)) return;
      this.integrity = integrityOf(this.src);
      this.crossOrigin = 'anonymous';
    },
  });
}

/** `address`: whole, as `src` answers it, or as it was set where it cannot be parsed. */
function isFileOfRemote(address: string): boolean {
  const { origin } = location;
  const isOwn = address.startsWith(`${origin}/`);
  return isInBase(address) || (isOwn && isInBase(address.slice(origin.length)));
}
