import type { Locale } from 'shared-contracts';
import type { LoadedPage, PageRequest, RemoteLoader } from './RemoteLoader.ts';

export interface EarlyLoads {
  /**
   * Starts loading the page of the first render; resolves when it loaded or failed, and after three
   * seconds in any case: a hanging remote must not block the rest of the page.
   */
  begin(page: PageRequest): Promise<void>;
  /** The early load for this page. A render can be restarted, so it stays until `forget`. */
  of(page: PageRequest): EarlyLoad | undefined;
  /** The page is shown; next time it is loaded again. */
  forget(page: PageRequest): void;
}

export interface EarlyLoad {
  readonly locale: Locale;
  /** Absent until it has loaded. */
  page?: LoadedPage;
  /** It did not load within three seconds. */
  isLate?: boolean;
  readonly loading: Promise<LoadedPage>;
}

/** Milliseconds until people are told that a page is late. */
export const longestWait = 3_000;

/** Loads the first page before the first render, to avoid a flash. */
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
