import { compileCatalogue } from './compileCatalogue.ts';

/** Compiles the words of a catalogue, of which swc has taken the types. */
// oxlint-disable-next-line import/no-default-export -- as webpack wants it
export default function catalogueLoader(source: string): string {
  return compileCatalogue(source);
}
