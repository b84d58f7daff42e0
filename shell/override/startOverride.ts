import type { Root } from 'react-dom/client';
import { asksInAddress, overridePlace } from './rules/overridePlace.ts';
import type { Override } from './view/beginOverride.tsx';

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
