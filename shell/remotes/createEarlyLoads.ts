import type { Locale } from 'shared-contracts';
import type { LoadedPage, PageRequest, RemoteLoader } from './RemoteLoader.ts';

export interface EarlyLoads {
  /**
   * Begins to load the page that the first render will need; resolves when it came or failed, and
   * after three seconds in any case: what hangs must not keep the rest of the page away.
   */
  begin(page: PageRequest): Promise<void>;
  /** What was begun early for this page. A render may be begun again, so it stays until it is forgotten. */
  of(page: PageRequest): EarlyLoad | undefined;
  /** The page is shown; the next time it is asked for anew. */
  forget(page: PageRequest): void;
}

export interface EarlyLoad {
  readonly locale: Locale;
  /** Absent while it has not come. */
  page?: LoadedPage;
  /** It has not come within three seconds. */
  isLate?: boolean;
  readonly loading: Promise<LoadedPage>;
}

/** Milliseconds until people are told that a page has not come yet. */
export const longestWait = 3_000;

/** Lets the first page be there before the first render, so that nothing flashes in between. */
export function createEarlyLoads(loader: Pick<RemoteLoader, 'load'>): EarlyLoads {
  const begun = new Map<string, EarlyLoad>();
  return {
    async begin(page) {
      const load: EarlyLoad = { locale: page.locale, loading: loader.load(page) };
      begun.set(nameOf(page), load);
      const settled = load.loading.then(
        (loaded) => void (load.page = loaded),
        () => undefined,
      );
      const timer = setTimeout(() => void (load.isLate = true), longestWait);
      await Promise.race([settled, new Promise((done) => setTimeout(done, longestWait))]);
      clearTimeout(timer);
    },
    of: (page) => begun.get(nameOf(page)),
    forget: (page) => void begun.delete(nameOf(page)),
  };
}

function nameOf({ remote, module, locale }: PageRequest): string {
  return `${remote} ${module} ${locale}`;
}
