import { join } from 'node:path';
import { InjectManifest } from 'workbox-webpack-plugin';

/** Pages fetch these at once, or need them without network; the rest is kept when it is used. */
const precached = [
  /^index\.html$/,
  /^shell\..*\.(js|css)$/,
  /^(messages-|device-prompts|overlays|focus|fields)/,
  /^(inter|thai)-first\b/,
];

/** Builds `service-worker.js`, with the list of the shell's own files in it. */
export function serviceWorker(shellFolder: string): InjectManifest {
  return new InjectManifest({
    swSrc: join(shellFolder, 'service-worker/worker/main.ts'),
    swDest: 'service-worker.js',
    injectionPoint: 'globalThis.__WB_MANIFEST',
    include: precached,
    exclude: [/\.map$/],
    // Their names change with their content.
    dontCacheBustURLsMatching: /\.[0-9a-f]{16}\./,
    maximumFileSizeToCacheInBytes: 3_000_000,
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) =>
          entry.url.endsWith('/index.html') ? { ...entry, url: '/' } : entry,
        ),
      }),
    ],
  });
}
