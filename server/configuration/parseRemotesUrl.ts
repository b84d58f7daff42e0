import { BadSetting } from './badSetting.ts';
import { fixedAddress } from './fixedAddress.ts';

const plainFolder = /^\/([\w.~-]+\/)*$/;

/**
 * Where pages get the files of remotes (`REMOTES_URL`), ending with a slash; null where this server
 * gives them. It enters the security policy as it is. Throws `BadSetting`.
 */
export function parseRemotesUrl(text: string | undefined): string | null {
  if (text === undefined) return null;
  const url = fixedAddress(text);
  const isFolder = url !== null && plainFolder.test(url.pathname) && !/[?#]/.test(text);
  if (isFolder) return url.href;
  // The value may hold a key: it is not repeated.
  throw new BadSetting(
    'REMOTES_URL must be the address of a folder that ends with a slash, such as https://cdn.example.com/remotes/; it takes no user name, password, ? or #.',
  );
}
