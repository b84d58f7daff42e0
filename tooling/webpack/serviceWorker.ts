import { join } from 'node:path';
import { InjectManifest } from 'workbox-webpack-plugin';

/** Everything that can be opened offline; the rest is cached when used. */
const precached = [/^index\.html$/, /\.js$/, /^shell\..*\.css$/, /^(inter|thai)-first\b/];
const fetchedWhenUsed = [
  /\.map$/,
  /^(admin|map|qr-code|override|face-detector|detector-start|sheet-reader)\b/,
];

/** Builds `service-worker.js`, including the list of the shell's own files. */
export function serviceWorker(shellFolder: string): InjectManifest {
  return new InjectManifest({
    swSrc: join(shellFolder, 'service-worker/worker/main.ts'),
    swDest: 'service-worker.js',
    injectionPoint: 'globalThis.__WB_MANIFEST',
    include: precached,
    exclude: fetchedWhenUsed,
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
