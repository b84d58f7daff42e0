import { basename, join } from 'node:path';
import type { LoaderContext } from 'webpack';

const runtime = JSON.stringify(join(import.meta.dirname, 'refreshRuntime.ts'));

/** Makes a message file, named by its language, replaceable in an open page. */
// oxlint-disable-next-line import/no-default-export -- as webpack wants it
export default function wordsLoader(this: LoaderContext<object>, source: string): string {
  const locale = JSON.stringify(basename(this.resourcePath, '.ts'));
  return `${source}
import { messages as $messages } from ${JSON.stringify(this.resourcePath)};
import { sayAnew as $sayAnew } from ${runtime};
$sayAnew(${locale}, $messages);
import.meta.webpackHot?.accept();`;
}
