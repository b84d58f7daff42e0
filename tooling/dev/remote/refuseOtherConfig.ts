import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import webpack, { type Compiler } from 'webpack';

/**
 * Pages, routes and titles are read once, at the start: a build after a change of
 * `remote.config.ts` fails with instructions, until restarted or reverted.
 *
 * @param file its absolute path
 */
export function refuseOtherConfig(compiler: Compiler, file: string): void {
  const begunWith = readFileSync(file, 'utf8');
  compiler.hooks.afterCompile.tapPromise('remote.config.ts', async (compilation) => {
    compilation.fileDependencies.add(file);
    if ((await readFile(file, 'utf8')) === begunWith) return;
    compilation.errors.push(
      new webpack.WebpackError(
        'remote.config.ts has changed: end npm run dev and start it again to see that.',
      ),
    );
  });
}
