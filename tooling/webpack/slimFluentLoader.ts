import { basename } from 'node:path';
import type { LoaderContext } from 'webpack';
import { tokens } from './styles/griffel.ts';

/** What stands in a page in the place of a file of Fluent, by the file's name. */
const sources: Readonly<Record<string, string>> = {
  'tokens.js': `export const tokens = new Proxy(${JSON.stringify(unlikeOthers(tokens))}, {
  get: (own, name) => own[name] ?? \`var(--\${String(name)})\`,
});`,
  // Reads, by stylis, the rules that a server has rendered; ours renders none.
  'rehydrateRendererCache.js': 'export const rehydrateRendererCache = () => undefined;',
};

/** Of 467 tokens nearly all are the variable of their own name. */
function unlikeOthers(all: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(all).filter(([name, value]) => value !== `var(--${name})`),
  );
}

export const slimFiles: readonly RegExp[] = [
  /@fluentui[\\/]tokens[\\/]lib[\\/]tokens\.js$/,
  /@griffel[\\/]core[\\/]src[\\/]renderer[\\/]rehydrateRendererCache\.js$/,
];

/** Puts less in the place of what Fluent has for others than us. */
// oxlint-disable-next-line import/no-default-export -- as webpack wants it
export default function slimFluentLoader(this: LoaderContext<object>): string {
  const source = sources[basename(this.resourcePath)];
  if (source === undefined) throw new Error(`Nothing stands for ${this.resourcePath}.`);
  return source;
}
