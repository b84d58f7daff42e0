/**
 * Address of the shell's script in this page; undefined while developing, where files have no
 * hashes and there is no worker.
 */
export function ownScript(page: Document): string | undefined {
  const scripts = [...page.querySelectorAll<HTMLScriptElement>('script[src]')];
  return scripts.map(({ src }) => src).find((src) => /\/shell\.[0-9a-f]{16}\.js$/.test(src));
}
