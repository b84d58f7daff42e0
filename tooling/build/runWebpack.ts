import webpack, { type Configuration } from 'webpack';
import { chunksAtOnce } from '../webpack/lateImports.ts';
import { namesOffered, namesUsed, takenLibrary, type SharedNames } from '../webpack/sharedNames.ts';

export interface BuiltChunks {
  /** Script files that each named chunk needs, including itself, in loading order. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  readonly styles: Readonly<Record<string, readonly string[]>>;
  /** What loads with a named chunk before it is shown: its imports that do not load late, too. */
  readonly atOnce: (name: string) => LoadedAtOnce;
  /** Every emitted file except source maps. */
  readonly files: readonly string[];
  /** The exports of a module's file; undefined if webpack cannot know them. */
  readonly exportsOf: (file: string) => readonly string[] | undefined;
  /** What it uses and offers of each of our shared libraries. */
  readonly namesUsed: SharedNames;
  readonly namesOffered: SharedNames;
}

interface LoadedAtOnce {
  readonly scripts: readonly string[];
  /** Names of the libraries that it takes from the shell. */
  readonly takes: readonly string[];
}

/** Builds once; rejects with all messages if the sources have errors. */
export async function runWebpack(configuration: Configuration): Promise<BuiltChunks> {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack gave no compiler.');
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((fault, result) => {
      if (result) resolve(result);
      else reject(fault ?? new Error('webpack gave no result.'));
    });
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  return chunksOf(stats);
}

function chunksOf(stats: webpack.Stats): BuiltChunks {
  const { namedChunkGroups = {}, assets = [] } = stats.toJson({
    all: false,
    chunkGroups: true,
    assets: true,
  });
  const filesByChunk = (extension: string) =>
    Object.fromEntries(
      Object.entries(namedChunkGroups).map(([name, group]) => [
        name,
        (group.assets ?? []).map((asset) => asset.name).filter((file) => file.endsWith(extension)),
      ]),
    );
  return {
    scripts: filesByChunk('.js'),
    styles: filesByChunk('.css'),
    atOnce: (name) => loadedAtOnce(stats.compilation, name),
    exportsOf: (file) => exportsOf(stats.compilation, file),
    namesUsed: namesUsed(stats.compilation),
    namesOffered: namesOffered(stats.compilation),
    files: assets.map((asset) => asset.name).filter((file) => !file.endsWith('.map')),
  };
}

function exportsOf({ modules, moduleGraph }: webpack.Compilation, file: string) {
  const module = [...modules].find((each) => each.nameForCondition() === file);
  const names = module && moduleGraph.getProvidedExports(module);
  return Array.isArray(names) ? names : undefined;
}

function loadedAtOnce(compilation: webpack.Compilation, name: string): LoadedAtOnce {
  const chunks = chunksAtOnce(compilation, name);
  return {
    scripts: chunks.flatMap(({ files }) => [...files].filter((file) => file.endsWith('.js'))),
    takes: chunks
      .flatMap((chunk) => compilation.chunkGraph.getChunkModules(chunk))
      .map(takenLibrary)
      .filter((library) => library !== undefined),
  };
}
