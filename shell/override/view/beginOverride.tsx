import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import type { RemoteManifest } from 'shared-contracts';
import type { LoaderSurroundings } from '../../remotes/createRemoteLoader.ts';
import { takeRemoteFrom } from '../../remotes/remotesBase.ts';
import { fetchDevRemote } from '../data/fetchDevRemote.ts';
import { keepOverrides, readOverrides } from '../data/keptOverrides.ts';
import { asksInAddress } from '../rules/overridePlace.ts';
import { overridesOf, withoutOverrides, type Overrides } from '../rules/overridesOf.ts';
import { withRemotes } from '../data/withRemotes.ts';
import { ConfirmOverride } from './ConfirmOverride.tsx';
import { OverrideBadge } from './OverrideBadge.tsx';
import { ProblemOverlay } from './ProblemOverlay.tsx';

/** Remotes that this page takes from a developer's machine. */
export interface Override {
  /** What the loader needs, with those remotes in place of the released ones. */
  around(surroundings: LoaderSurroundings): LoaderSurroundings;
  /** Shows that overrides are active, and ends them. */
  readonly Badge: () => ReactNode;
}

/** Asks to confirm overrides that are new in this tab, then fetches the remotes. */
export async function beginOverride(root: Root): Promise<Override | undefined> {
  const overrides = await agreedOverrides(root);
  const names = Object.entries(overrides);
  if (names.length === 0) return undefined;
  const found = await Promise.all(names.map(([name, origin]) => fetchDevRemote(name, origin)));
  const remotes: readonly RemoteManifest[] = found.filter((remote) => remote !== undefined);
  for (const { name } of remotes) takeRemoteFrom(name, `${overrides[name] ?? ''}/remotes/`);
  return {
    around: (surroundings) => withRemotes(remotes, surroundings),
    Badge: () => (
      <>
        <OverrideBadge overrides={overrides} running={remotes} />
        <ProblemOverlay origins={Object.values(overrides)} />
      </>
    ),
  };
}

async function agreedOverrides(root: Root): Promise<Overrides> {
  const kept = readOverrides();
  const { search, pathname, hash } = location;
  if (!asksInAddress(search)) return kept;
  const asked = Object.entries(overridesOf(new URLSearchParams(search)));
  const fresh = Object.fromEntries(asked.filter(([name, origin]) => kept[name] !== origin));
  // The answer is used once: a reload, or a copy of the URL, does not ask again.
  history.replaceState(history.state, '', `${pathname}${withoutOverrides(search)}${hash}`);
  if (Object.keys(fresh).length === 0) return kept;
  const isToRun = await isAgreed(root, fresh);
  // Somebody else may have signed in while the question was open.
  globalThis.punctualEarly?.clear();
  if (!isToRun) return kept;
  const all = { ...kept, ...fresh };
  keepOverrides(all);
  return all;
}

function isAgreed(root: Root, overrides: Overrides): Promise<boolean> {
  return new Promise((answer) => {
    root.render(<ConfirmOverride overrides={overrides} onAnswer={answer} />);
  });
}
