import { glob } from 'node:fs/promises';
import { join, relative } from 'node:path';

const besides = ['node_modules', 'dist', 'reports'];

/** The files that webpack and the recipe can read: no docs, packages or output of test runs. */
const source = /\.(?:tsx?|m?js|json|css|html|svg|png|woff2)$/;

/** Sorted paths, in a package's folder, of the files that its build may read. */
export async function sourceFiles(folder: string): Promise<readonly string[]> {
  const files: string[] = [];
  const entries = glob('**/*', {
    cwd: folder,
    withFileTypes: true,
    exclude: ({ name }) => besides.includes(name) || name.startsWith('.'),
  });
  for await (const entry of entries) {
    if (entry.isFile() && source.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) {
      files.push(relative(folder, join(entry.parentPath, entry.name)));
    }
  }
  return files.toSorted();
}
