import type { Compilation, Module } from 'webpack';
import { hasCheckedNames, libraryFile, sharedRanges } from './sharedLibraries.ts';

/** Exported names, sorted, by shared library. */
export type SharedNames = Readonly<Record<string, readonly string[]>>;

/** What a remote's build imports from each shared library with checked names. */
export function namesUsed({ modules, moduleGraph }: Compilation): SharedNames {
  const used = new Map<string, Set<string>>();
  for (const module of modules) {
    const library = takenLibrary(module);
    if (library === undefined || !hasCheckedNames(library)) continue;
    const names = used.get(library) ?? new Set();
    used.set(library, names);
    for (const { dependency } of moduleGraph.getIncomingConnections(module)) {
      for (const reference of dependency?.getReferencedExports(moduleGraph, undefined) ?? []) {
        const [name] = Array.isArray(reference) ? reference : reference.name;
        if (name !== undefined) names.add(name);
      }
    }
  }
  return sorted(used);
}

/** What the shell's build exports from them. */
export function namesOffered({ modules, moduleGraph }: Compilation): SharedNames {
  const libraries = new Map(
    Object.keys(sharedRanges())
      .filter(hasCheckedNames)
      .map((name) => [libraryFile(name), name]),
  );
  const offered = new Map<string, Set<string>>();
  for (const module of modules) {
    const library = libraries.get(module.nameForCondition() ?? '');
    const names = moduleGraph.getProvidedExports(module);
    if (library !== undefined && Array.isArray(names)) offered.set(library, new Set(names));
  }
  return sorted(offered);
}

/** The name of the shared library that this module represents; undefined for other modules. */
export function takenLibrary(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module') return undefined;
  return module.identifier().split('|')[2];
}

function sorted(names: ReadonlyMap<string, ReadonlySet<string>>): SharedNames {
  return Object.fromEntries(
    [...names]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([library, set]) => [library, [...set].toSorted()]),
  );
}
