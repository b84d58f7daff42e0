import { createRequire } from 'node:module';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { catalogueFile } from './compileCatalogue.ts';
import { supportedSyntax } from '../browsers/supportedBrowsers.ts';
import { detectorFiles } from './detectorFileLoader.ts';
import { detectorGlue } from './detectorGlueLoader.ts';
import { slimFiles } from './slimFluentLoader.ts';
import { ShortClassesPlugin } from './styles/ShortClassesPlugin.ts';
import { SupportedBrowsersPlugin } from './SupportedBrowsersPlugin.ts';

export type BuildMode = 'production' | 'development';

export interface RecipeOptions {
  /** The package's folder, absolute. */
  readonly folder: string;
  readonly mode: BuildMode;
  /** Where the files go, absolute. */
  readonly outputFolder: string;
  /** Separates this build's globals from those of every other build in the page. */
  readonly uniqueName: string;
  readonly publicPath: string;
  /** Of the names of classes, where styles of other builds may be in the page. */
  readonly classEnding?: string;
}

/** After this many milliseconds a file that does not come counts as missing. */
const scriptTimeout = 10_000;

/** Those of this package, wherever it is installed. */
function findLoader(name: string): string {
  return createRequire(import.meta.url).resolve(name);
}

/** What the builds of shell, remotes and monolith have in common. */
export function recipe(options: RecipeOptions): Configuration {
  const production = options.mode === 'production';
  const hash = production ? '.[contenthash:16]' : '';
  return {
    name: options.uniqueName,
    mode: options.mode,
    context: options.folder,
    target: ['web', `es${supportedSyntax}`],
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: options.outputFolder,
      publicPath: options.publicPath,
      uniqueName: options.uniqueName,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: `[name]${hash}[ext]`,
      hashFunction: 'xxhash64',
      chunkLoadTimeout: scriptTimeout,
      // Code that threw while it started throws again when it is asked for again; else webpack would
      // give out what is half there.
      strictModuleErrorHandling: true,
      trustedTypes: { policyName: 'webpack' },
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        { test: /\.tsx?$/, use: [swcLoader, stylesLoader] },
        { test: catalogueFile, enforce: 'post', loader: catalogueLoader },
        { test: [...slimFiles], loader: slimFluentLoader },
        { test: detectorFiles, type: 'javascript/auto', loader: detectorFileLoader },
        { test: detectorGlue, loader: detectorGlueLoader },
        {
          test: /\.css$/,
          use: [MiniCssExtractPlugin.loader, findLoader('css-loader')],
          sideEffects: true,
        },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: `[name]${hash}.css` }),
      ...(production
        ? [new ShortClassesPlugin(options.classEnding), new SupportedBrowsersPlugin()]
        : []),
    ],
    optimization: {
      // A page is one file: a file more would be a request more on its way to the screen.
      splitChunks: false,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 2 }, format: { comments: false } },
        }),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

const catalogueLoader = join(import.meta.dirname, 'catalogueLoader.ts');
const detectorFileLoader = join(import.meta.dirname, 'detectorFileLoader.ts');
const detectorGlueLoader = join(import.meta.dirname, 'detectorGlueLoader.ts');
const slimFluentLoader = join(import.meta.dirname, 'slimFluentLoader.ts');
const stylesLoader = join(import.meta.dirname, 'styles/stylesLoader.ts');

const swcLoader = {
  loader: findLoader('swc-loader'),
  options: {
    isModule: true,
    sourceMaps: true,
    jsc: {
      target: `es${supportedSyntax}`,
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
};
