import type { PrecacheEntry } from 'workbox-precaching';

declare global {
  /** The shell's own files, filled in by the build. */
  var __WB_MANIFEST: readonly PrecacheEntry[];
}

export { type PrecacheEntry };
