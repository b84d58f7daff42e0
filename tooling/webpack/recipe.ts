import { createRequire } from 'node:module';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { asWritten, catalogueFile } from './catalogueLoader.ts';
import { supportedSyntax } from '../browsers/supportedBrowsers.ts';
import { SupportedBrowsersPlugin } from './SupportedBrowsersPlugin.ts';

export type BuildMode = 'production' | 'development';

export interface RecipeOptions {
  /** Absolute path of the package's folder. */
  readonly folder: string;
  readonly mode: BuildMode;
  /** Absolute path of the output folder. */
  readonly outputFolder: string;
  /** Separates this build's globals from those of other builds in the page. */
  readonly uniqueName: string;
  readonly publicPath: string;
}

/**
 * Chromium compiles the whole file on another thread while loading, instead of each function on the
 * main thread at its first call (docs/decisions/compile-hint.md).
 */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Milliseconds after which a file that has not loaded counts as missing. */
const scriptTimeout = 10_000;

/** This package's loaders, wherever it is installed. */
function findLoader(name: string): string {
  return createRequire(import.meta.url).resolve(name);
}

/** The common configuration of shell, remotes and monolith. */
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
      // A module that threw while starting throws again on the next import; otherwise webpack would
      // return it half-initialized.
      strictModuleErrorHandling: true,
      trustedTypes: { policyName: 'webpack' },
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: {
        '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, use: swcLoader },
        {
          test: catalogueFile,
          resourceQuery: { not: asWritten },
          enforce: 'post',
          loader: catalogueLoader,
        },
        {
          test: /[\\/]@mediapipe[\\/]/,
          dependency: 'url',
          type: 'asset/resource',
          generator: { filename: `${detectorFile}${hash}[ext]` },
        },
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
      ...(production ? [new SupportedBrowsersPlugin()] : []),
    ],
    optimization: {
      // Ids derived from paths would differ between folders.
      ...(production && { moduleIds: 'natural' }),
      splitChunks: {
        // A page is one file: a file more would be a request more on its way to the screen. Dialogs
        // come later and have no names; what three of them need is loaded once.
        chunks: ({ name }) => name === undefined || name === null,
        cacheGroups: {
          default: false,
          defaultVendors: false,
          dialogs: { name: 'dialogs', minChunks: 3, minSize: 0 },
        },
      },
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          exclude: new RegExp(`^${detectorFile}`),
          extractComments: false,
          terserOptions: {
            compress: { passes: 2 },
            format: { comments: false, preamble: compileHint },
          },
        }),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

const catalogueLoader = join(import.meta.dirname, 'catalogueLoader.ts');
/** Program, loader and model of the face detector, copied unchanged. */
const detectorFile = 'face-detector-file';

const swcLoader = {
  loader: findLoader('swc-loader'),
  options: {
    isModule: true,
    sourceMaps: true,
    // webpack makes the paths of a parsed source map relative; a string would bring the folder into the
    // hashes.
    parseMap: true,
    jsc: {
      target: `es${supportedSyntax}`,
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
};
