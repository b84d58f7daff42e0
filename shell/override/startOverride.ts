import type { Root } from 'react-dom/client';
import { asksInAddress, overridePlace } from './rules/overridePlace.ts';
import type { ReactNode } from 'react';
import type { LoaderSurroundings } from '../remotes/createRemoteLoader.ts';

/**
 * Starts with remotes from a developer's machine if the server allows it and the URL or this tab
 * asks for it. Otherwise its code is not loaded.
 */
export async function startOverride(root: Root): Promise<Override | undefined> {
  const isAllowed = document.getElementById('registry')?.dataset['overrides'] === 'allowed';
  if (!isAllowed || !(asksInAddress(location.search) || isKept())) return undefined;
  // If its code cannot be loaded, the released remotes run.
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
  /** Shows that overrides are active, and ends them. */
  readonly Badge: () => ReactNode;
}
