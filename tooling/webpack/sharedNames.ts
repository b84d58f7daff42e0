import type { Compilation, Module } from 'webpack';
import { libraryFile, sharedRanges } from './sharedLibraries.ts';

/** Exported names, sorted, by shared library. */
export type SharedNames = Readonly<Record<string, readonly string[]>>;

/** What a remote's build imports of each of our own shared libraries. */
export function namesUsed({ modules, moduleGraph }: Compilation): SharedNames {
  const used = new Map<string, Set<string>>();
  for (const module of modules) {
    const library = takenLibrary(module);
    if (library === undefined || !isOurs(library)) continue;
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

/** What the shell's build exports of each of our own shared libraries. */
export function namesOffered({ modules, moduleGraph }: Compilation): SharedNames {
  const libraries = new Map(
    Object.keys(sharedRanges())
      .filter(isOurs)
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

/** The name of the shared library that this module stands for; undefined for any other module. */
export function takenLibrary(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module') return undefined;
  return module.identifier().split('|')[2];
}

function isOurs(library: string): boolean {
  return library.startsWith('shared-');
}

function sorted(names: ReadonlyMap<string, ReadonlySet<string>>): SharedNames {
  return Object.fromEntries(
    [...names]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([library, set]) => [library, [...set].toSorted()]),
  );
}
