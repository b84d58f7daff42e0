/** Runs a library, once its code has come. */
type Factory = () => unknown;

export interface SharedLibrary {
  readonly version: string;
  readonly get: () => Factory | Promise<Factory>;
  lib?: Factory;
  /** While its code is on its way. */
  coming?: Promise<Factory> | undefined;
}

interface Options {
  readonly name: string;
  readonly shareStrategy?: string;
  readonly shared?: Readonly<Record<string, readonly SharedLibrary[]>>;
}

/** The libraries of the page by name and version. The shell alone brings any. */
export const sharedScope: Record<string, Record<string, SharedLibrary>> = {};

/**
 * The runtime of module federation for what is shared, as webpack's builds call it, in the place of
 * `@module-federation/runtime` (`tooling/webpack/slimFederation.ts`). Whether versions fit was decided
 * before: by the release, and by the loader when it chose one.
 */
export function createInstance({ name, shareStrategy, shared = {} }: Options) {
  for (const [library, offers] of Object.entries(shared)) {
    for (const offer of offers) (sharedScope[library] ??= {})[offer.version] = offer;
  }
  return {
    name,
    options: { name, shareStrategy },
    shareScopeMap: { default: sharedScope },
    initOptions: () => undefined,
    initShareScopeMap: () => undefined,
    initializeSharing: () => [],
    /** False where nobody brings it. */
    async loadShare(library: string): Promise<Factory | false> {
      const found = libraryOf(library);
      return found ? (found.lib ?? fetchOnce(found)) : false;
    },
    loadShareSync(library: string): Factory {
      const found = libraryOf(library);
      const factory = found?.lib ?? found?.get();
      if (!found || typeof factory !== 'function') throw new Error(`${library} is not here yet.`);
      return (found.lib = factory);
    },
  };
}

function fetchOnce(found: SharedLibrary): Promise<Factory> {
  return (found.coming ??= Promise.resolve(found.get())
    .then((factory) => (found.lib = factory))
    .finally(() => (found.coming = undefined)));
}

function libraryOf(name: string): SharedLibrary | undefined {
  return Object.values(sharedScope[name] ?? {})[0];
}
