import type { LoaderContext, LoaderDefinitionFunction } from 'webpack';
import { buildStyles } from './buildStyles.ts';

type Map = Parameters<LoaderDefinitionFunction>[1];

/** Makes the styles of a source while it is built (docs/decisions/styles-at-build-time.md). */
// oxlint-disable-next-line import/no-default-export -- as webpack wants it
export default function stylesLoader(this: LoaderContext<object>, source: string, map: Map): void {
  if (!/\bmake(?:Static|Reset)?Styles\b/.test(source)) {
    this.callback(null, source, map);
    return;
  }
  const { text, files } = buildStyles(source, this.resourcePath);
  for (const file of files) this.addDependency(file);
  this.callback(null, text, map);
}
