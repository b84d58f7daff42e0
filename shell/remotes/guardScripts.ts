import { integrityOf } from './fileIntegrity.ts';
import { isInBase } from './remotesBase.ts';

/**
 * From now on every script element that is given the address of a remote's file carries the hash
 * that the registry names for it, whichever build makes the element. Browsers have no interface to
 * name hashes for a page's later scripts, so the one by which all loaders set the address, `src`,
 * does it here (decisions: file-integrity).
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

function isFileOfRemote(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href);
  return isInBase(address) || (origin === location.origin && isInBase(pathname));
}
