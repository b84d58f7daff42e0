import type { RemoteManifest } from 'shared-contracts';

/**
 * Heavy parts of shared-ui, and what the pages of time share. The federation runtime hands them to
 * the remotes that use them; listed here, they are in the shell's build though no page of its own
 * uses them.
 */
const librariesOnDemand: Readonly<Record<string, () => Promise<unknown>>> = {
  'shared-ui/table': async () => await import('shared-ui/table'),
  'shared-ui/date-time': async () => await import('shared-ui/date-time'),
  'shared-time': async () => await import('shared-time'),
};

/** Loads a module's libraries in parallel with it instead of after it. */
export function fetchLibraries(remote: RemoteManifest, module: string): void {
  for (const name of remote.preload[module] ?? []) {
    // The module requests it again and gets the failure.
    librariesOnDemand[name]?.().catch(() => undefined);
  }
}
