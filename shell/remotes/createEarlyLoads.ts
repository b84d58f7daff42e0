import type { LoadedPage, PageRequest, RemoteLoader } from './RemoteLoader.ts';

export interface EarlyLoads {
  /** Begins to load the page that the first render will need; resolves when it came or failed. */
  begin(page: PageRequest): Promise<void>;
  /** The page if it was loaded early, once; the next time it is asked for anew. */
  take(page: PageRequest): LoadedPage | undefined;
}

/** Lets the first page be there before the first render, so that nothing flashes in between. */
export function createEarlyLoads(loader: RemoteLoader): EarlyLoads {
  const loaded = new Map<string, LoadedPage>();
  return {
    async begin(page) {
      const result = await loader.load(page).catch(() => undefined);
      if (result) loaded.set(nameOf(page), result);
    },
    take(page) {
      const name = nameOf(page);
      const result = loaded.get(name);
      loaded.delete(name);
      return result;
    },
  };
}

function nameOf({ remote, module, locale }: PageRequest): string {
  return `${remote} ${module} ${locale}`;
}
