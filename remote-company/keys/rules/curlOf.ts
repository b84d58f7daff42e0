/** A command that reads a path with a key; for shells of POSIX and of Windows 10 and later. */
export function curlOf(origin: string, path: string, key: string): string {
  return `curl -H "Authorization: Bearer ${key}" ${origin}${path}`;
}
