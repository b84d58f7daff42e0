import type { ReactNode } from 'react';
import type { LoaderSurroundings } from '../remotes/createRemoteLoader.ts';

/** Remotes that this page takes from a developer's machine. */
export interface Override {
  /** What the loader needs, with those remotes in place of the released ones. */
  around(surroundings: LoaderSurroundings): LoaderSurroundings;
  /** Says so as long as the page is open, and ends it. */
  readonly Badge: () => ReactNode;
}
