import { parse } from '@formatjs/icu-messageformat-parser';
import type { LoaderContext } from 'webpack';

/** A package's messages in one language. */
export const catalogueFile = /[\\/](?:page-)?messages[\\/](?:en|de|es|th)\.ts$/;

/** Imports a catalogue uncompiled. */
export const asWritten = '?as-written';

interface Catalogue {
  readonly messages?: Readonly<Record<string, unknown>>;
}

/**
 * Compiles the messages of a catalogue like `formatjs compile --ast`: the page's react-intl has no
 * parser.
 */
// oxlint-disable-next-line import/no-default-export -- as webpack wants it
export default async function catalogueLoader(
  this: LoaderContext<object>,
  source: string,
): Promise<string> {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- webpack does not know what a module exports
  const { messages }: Catalogue = await this.importModule(`${this.resourcePath}${asWritten}`);
  if (messages === undefined) return source;
  const compiled = Object.entries(messages).map(([id, message]) => [id, compile(id, message)]);
  return `export const messages = ${JSON.stringify(Object.fromEntries(compiled))};`;
}

/** Messages imported from another catalogue are compiled already. */
function compile(id: string, message: unknown): unknown {
  if (typeof message !== 'string') return message;
  try {
    return parse(message);
  } catch (fault) {
    throw new Error(`${id} is not in the syntax of ICU: ${String(fault)}`, { cause: fault });
  }
}
