import { transform } from '@swc/core';
import { join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { supportedSyntax } from '../../browsers/supportedBrowsers.ts';

export interface RefreshOptions {
  /** Absolute paths of the exposed pages, which also get changed messages. */
  readonly pages: readonly string[];
}

const runtime = JSON.stringify(join(import.meta.dirname, 'refreshRuntime.ts'));

/** Makes the components of a `.tsx` file replaceable in an open page. */
// oxlint-disable-next-line import/no-default-export -- as webpack wants it
export default async function refreshLoader(
  this: LoaderContext<RefreshOptions>,
  source: string,
): Promise<void> {
  const done = this.async();
  const file = this.resourcePath;
  try {
    const { code, map } = await replaceable(source, file, this.getOptions().pages.includes(file));
    done(null, code, map);
  } catch (fault) {
    done(fault instanceof Error ? fault : new Error(String(fault)));
  }
}

/**
 * The same module, with each function component wrapped in a stand-in that renders its newest
 * version; swc reports its hooks through `$RefreshSig$`. A module that only exports components
 * accepts its own updates; others propagate to their importers.
 *
 * @param file absolute path of the source
 */
export async function replaceable(source: string, file: string, isPage: boolean) {
  const { code, map } = await transform(source, {
    filename: file,
    isModule: true,
    sourceMaps: true,
    jsc: {
      target: `es${supportedSyntax}`,
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: true, refresh: true } },
    },
  });
  return { code: withStandIns(code, file, isPage), map };
}

/** @param code output of swc, with the calls of React's own refresh runtime */
function withStandIns(code: string, file: string, isPage: boolean): string {
  const components = [...code.matchAll(/^\$RefreshReg\$\(_c\d*, "(\w+)"\);$/gm)]
    .map(([, name = '']) => name)
    .filter((name) =>
      new RegExp(String.raw`^(?:.*\*\/ )?(?:export )?function ${name}\(`, 'm').test(code),
    );
  const standIns = components.map(
    (name) => `${name} = $standIn(${JSON.stringify(`${file} ${name}`)}, ${name}, $react);`,
  );
  if (isPage) standIns.push('Page = $withWords(Page, $react, $MessagesProvider);');
  return [
    `import { signatureOfNext as $RefreshSig$, standIn as $standIn, isAllStandIns as $isAllStandIns, withWords as $withWords } from ${runtime};`,
    'import { createElement as $createElement, useSyncExternalStore as $useSyncExternalStore } from "react";',
    isPage ? 'import { MessagesProvider as $MessagesProvider } from "shared-ui";' : '',
    'const $react = { createElement: $createElement, useSyncExternalStore: $useSyncExternalStore };',
    // The shell may use React's production build, which lacks `jsxDEV`.
    code
      .replace('jsxDEV as _jsxDEV', 'jsx as _jsxDEV')
      .replace('"react/jsx-dev-runtime"', '"react/jsx-runtime"')
      .replaceAll(/^\$RefreshReg\$\(.*\);$/gm, ''),
    ...standIns,
    'if (import.meta.webpackHot && $isAllStandIns(__webpack_module__.exports)) import.meta.webpackHot.accept();',
  ].join('\n');
}
