import type { RemoteManifest } from 'shared-contracts';
import type { LoaderSurroundings } from '../../remotes/createRemoteLoader.ts';

/**
 * Loader surroundings in which these remotes replace the released ones or are added to them. They
 * are never stored as fallback versions.
 */
export function withRemotes(
  remotes: readonly RemoteManifest[],
  { registry, lastGood, marks, ...surroundings }: LoaderSurroundings,
): LoaderSurroundings {
  const own = new Map<string, RemoteManifest>(remotes.map((remote) => [remote.name, remote]));
  const replace = <Registry extends { readonly remotes: readonly RemoteManifest[] }>(
    known: Registry,
  ): Registry => ({
    ...known,
    remotes: [...known.remotes.filter(({ name }) => !own.has(name)), ...remotes],
  });
  return {
    ...surroundings,
    registry: {
      ...registry,
      current: () => replace(registry.current()),
      released: (name) => own.get(name) ?? registry.released(name),
      trusted: async () => replace(await registry.trusted()),
      refresh: async (milliseconds) => replace(await registry.refresh(milliseconds)),
    },
    marks: {
      ...marks,
      begin: (...trial) => (own.has(trial[0].name) ? () => undefined : marks.begin(...trial)),
      hung: (...trial) => (own.has(trial[0].name) ? undefined : marks.hung(...trial)),
    },
    lastGood: {
      of: (...page) => (own.has(page[0]) ? undefined : lastGood.of(...page)),
      remember: (...page) => {
        if (!own.has(page[0].name)) lastGood.remember(...page);
      },
    },
  };
}
