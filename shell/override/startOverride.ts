import type { Root } from 'react-dom/client';
import { asksInAddress, overridePlace } from './rules/overridePlace.ts';
import type { ReactNode } from 'react';
import type { LoaderSurroundings } from '../remotes/createRemoteLoader.ts';

/**
 * Begins with remotes from a developer's machine where the server allows it and the address asks for
 * it, or this tab goes on with it. Everywhere else nothing of it is fetched.
 */
export async function startOverride(root: Root): Promise<Override | undefined> {
  const isAllowed = document.getElementById('registry')?.dataset['overrides'] === 'allowed';
  if (!isAllowed || !(asksInAddress(location.search) || isKept())) return undefined;
  // Where its code can't be had, the released remotes run.
  const code = await import(/* webpackChunkName: "override" */ './view/beginOverride.tsx').catch(
    () => undefined,
  );
  return await code?.beginOverride(root);
}

function isKept(): boolean {
  try {
    return sessionStorage.getItem(overridePlace) !== null;
  } catch {
    return false;
  }
}

/** Remotes that this page takes from a developer's machine. */
export interface Override {
  /** What the loader needs, with those remotes in place of the released ones. */
  around(surroundings: LoaderSurroundings): LoaderSurroundings;
  /** Says so as long as the page is open, and ends it. */
  readonly Badge: () => ReactNode;
}
