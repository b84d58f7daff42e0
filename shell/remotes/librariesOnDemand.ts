import type { RemoteManifest } from 'shared-contracts';

/**
 * Parts of shared-ui that are too heavy for every page, and what pages of time have in common. The federation runtime hands them to the
 * remotes that use them; named here, they are in the shell's build though no page of its own needs
 * them.
 */
const librariesOnDemand: Readonly<Record<string, () => Promise<unknown>>> = {
  'shared-ui/table': async () => await import('shared-ui/table'),
  'shared-ui/date-time': async () => await import('shared-ui/date-time'),
  'shared-time': async () => await import('shared-time'),
};

/** Lets the libraries that a module takes come beside it instead of after it. */
export function fetchLibraries(remote: RemoteManifest, module: string): void {
  for (const name of remote.preload[module] ?? []) {
    // Whoever needs it asks again, and hears of the failure.
    librariesOnDemand[name]?.().catch(() => undefined);
  }
}
