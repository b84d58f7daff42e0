import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/** An import between two places of a package, its folders or its files; paths in the package. */
interface PlacedImport {
  readonly from: string;
  readonly to: string;
  readonly file: string;
  readonly imported: string;
}

/** Types, re-exports and `import()`, with or without the name of a chunk, included. */
const importOf = /\b(?:from|import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?'(\.{1,2}\/[^']+)'/g;

/** The imports between the folders of a package; tests and their helpers are left out. */
export function folderImports(packageFolder: string): PlacedImport[] {
  return importsOf(packageFolder, '*/**/*.{ts,tsx,mjs}', [
    '**/testing/**',
    '**/*.test.{ts,tsx}',
  ]).flatMap((each) => {
    const [from, to] = [folderOf(each.file), folderOf(each.imported)];
    return to === from || to === '' || to === '..' ? [] : [{ ...each, from, to }];
  });
}

/** The imports between the files of a package. */
export function fileImports(packageFolder: string): PlacedImport[] {
  return importsOf(packageFolder, '**/*.{ts,tsx,mjs}', []).map((each) => ({
    ...each,
    from: each.file,
    to: each.imported,
  }));
}

function importsOf(
  packageFolder: string,
  pattern: string,
  left: readonly string[],
): Pick<PlacedImport, 'file' | 'imported'>[] {
  const files = globSync(pattern, {
    cwd: packageFolder,
    exclude: ['**/node_modules/**', '**/dist/**', ...left],
  });
  return files.toSorted().flatMap((file) => {
    const text = readFileSync(join(packageFolder, file), 'utf8');
    return [...text.matchAll(importOf)].map(([, path = '']) => ({
      file,
      imported: join(dirname(file), path),
    }));
  });
}

/** The imports of a package that violate the order of its folders, as text. */
export function upwardImports(
  imports: readonly PlacedImport[],
  order: readonly string[],
): string[] {
  return imports.flatMap(({ from, to, file, imported }) => {
    const unknown = [from, to].find((folder) => !order.includes(folder));
    if (unknown !== undefined) return [`${unknown} is in no tier`];
    if (order.indexOf(to) < order.indexOf(from)) return [];
    return [`${file} imports ${imported}, but ${from} lies below ${to}`];
  });
}

/** Imports of another folder's private parts: its handlers and routes. */
export function foreignHandlers(imports: readonly PlacedImport[]): string[] {
  return imports.flatMap(({ file, to, imported }) =>
    ['handlers', 'routes'].some((part) => imported.startsWith(`${to}/${part}/`))
      ? [`${file} imports ${imported}`]
      : [],
  );
}

/** A cycle of folders or files, as the imports that close it; empty if there is none. */
export function ringOf(imports: readonly PlacedImport[]): string[] {
  const byPlace = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();

  function search(place: string, path: readonly PlacedImport[]): readonly PlacedImport[] {
    const start = path.findIndex(({ from }) => from === place);
    if (start >= 0) return path.slice(start);
    if (done.has(place)) return [];
    for (const each of byPlace.get(place) ?? []) {
      const ring = search(each.to, [...path, each]);
      if (ring.length > 0) return ring;
    }
    done.add(place);
    return [];
  }

  for (const place of byPlace.keys()) {
    const ring = search(place, []);
    if (ring.length > 0) return ring.map(({ file, imported }) => `${file} imports ${imported}`);
  }
  return [];
}

function folderOf(path: string): string {
  const [folder = '', ...rest] = path.split('/');
  return rest.length === 0 && folder !== '..' ? '' : folder;
}
