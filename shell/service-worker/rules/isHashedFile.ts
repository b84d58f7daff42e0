const fileOfShell = /^\/[^/]+\.[0-9a-f]{16}\.(js|css|woff2|wasm|tflite)$/;
const fileOfRemote = /\/remote-[\w-]+\/[\w.+-]+\/[^/]+\.[0-9a-f]{16}\.\w+$/;

/**
 * Whether a file is immutable under its address: the shell's by the hash in its name, those of
 * remotes on any host that the security policy allows.
 *
 * @param origin the page's own
 */
export function isHashedFile(url: URL, origin: string): boolean {
  return (
    fileOfRemote.test(url.pathname) || (url.origin === origin && fileOfShell.test(url.pathname))
  );
}
