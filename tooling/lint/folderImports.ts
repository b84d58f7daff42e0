import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/** An import from one folder of a package into another; files by their paths in the package. */
interface FolderImport {
  readonly from: string;
  readonly to: string;
  readonly file: string;
  readonly imported: string;
}

const importOf = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/**
 * The imports between the folders of a package, including types; tests and their helpers are left
 * out.
 */
export function folderImports(packageFolder: string): FolderImport[] {
  const files = globSync('*/**/*.{ts,tsx,mjs}', {
    cwd: packageFolder,
    exclude: ['**/node_modules/**', '**/dist/**', '**/testing/**', '**/*.test.{ts,tsx}'],
  });
  return files.toSorted().flatMap((file) => {
    const text = readFileSync(join(packageFolder, file), 'utf8');
    return [...text.matchAll(importOf)].flatMap(([, path = '']) => {
      const imported = join(dirname(file), path);
      const [from, to] = [folderOf(file), folderOf(imported)];
      return to === from || to === '' || to === '..' ? [] : [{ from, to, file, imported }];
    });
  });
}

/** The imports of a package that violate the order of its folders, as text. */
export function upwardImports(
  imports: readonly FolderImport[],
  order: readonly string[],
): string[] {
  return imports.flatMap(({ from, to, file, imported }) => {
    const unknown = [from, to].find((folder) => !order.includes(folder));
    if (unknown !== undefined) return [`${unknown} is in no tier`];
    if (order.indexOf(to) < order.indexOf(from)) return [];
    return [`${file} imports ${imported}, but ${from} lies below ${to}`];
  });
}

/** Imports of another folder's private parts: its validation and its routes. */
export function foreignRoutes(imports: readonly FolderImport[]): string[] {
  return imports.flatMap(({ file, to, imported }) =>
    imported.startsWith(`${to}/routes/`) ? [`${file} imports ${imported}`] : [],
  );
}

/** A cycle of folders, as the imports that close it; empty if there is none. */
export function ringOfFolders(imports: readonly FolderImport[]): string[] {
  const byFolder = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();

  function search(folder: string, path: readonly FolderImport[]): readonly FolderImport[] {
    const start = path.findIndex(({ from }) => from === folder);
    if (start >= 0) return path.slice(start);
    if (done.has(folder)) return [];
    for (const each of byFolder.get(folder) ?? []) {
      const ring = search(each.to, [...path, each]);
      if (ring.length > 0) return ring;
    }
    done.add(folder);
    return [];
  }

  for (const folder of byFolder.keys()) {
    const ring = search(folder, []);
    if (ring.length > 0) return ring.map(({ file, imported }) => `${file} imports ${imported}`);
  }
  return [];
}

function folderOf(path: string): string {
  const [folder = '', ...rest] = path.split('/');
  return rest.length === 0 && folder !== '..' ? '' : folder;
}
