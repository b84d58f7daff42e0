import { useEffect, useState } from 'react';
import { laterPart } from 'shared-ui';

const DevicePrompts = laterPart(
  async () =>
    (await import(/* webpackChunkName: "device-prompts" */ './DevicePrompts.tsx')).DevicePrompts,
  // The page works without it: it is loaded again at the next start.
  { failed: () => null },
);

/** Milliseconds of quiet after the page has loaded, to leave the first screen all resources. */
const quiet = 3_000;

/** The service worker and its prompts, after the page has settled; not in development. */
export function AfterStart() {
  const [script, setScript] = useState<string>();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const begin = () => setScript(ownScript(document));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => (timer = setTimeout(begin, quiet));
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      removeEventListener('load', wait);
      clearTimeout(timer);
    };
  }, []);
  return script !== undefined && <DevicePrompts script={script} />;
}

/**
 * Address of the shell's script in this page; undefined in development, where files have no hashes
 * and there is no worker.
 */
function ownScript(page: Document): string | undefined {
  const scripts = [...page.querySelectorAll<HTMLScriptElement>('script[src]')];
  return scripts.map(({ src }) => src).find((src) => /\/shell\.[0-9a-f]{16}\.js$/.test(src));
}
