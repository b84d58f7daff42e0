import { readFile } from 'node:fs/promises';
import { SaxesParser } from 'saxes';

/** The types of an entity's properties by name. */
export type EntityTypes = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The entities of `metadata.xml`. */
export async function readMetadata(): Promise<{
  readonly text: string;
  readonly types: EntityTypes;
}> {
  const text = await readFile(new URL('metadata.xml', import.meta.url), 'utf8');
  const types = new Map<string, Map<string, string>>();
  let properties = new Map<string, string>();
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const { Name: named, Type: type } = attributes;
    if (name === 'EntityType') {
      properties = new Map<string, string>();
      types.set(String(named), properties);
    }
    if (name === 'Property') properties.set(String(named), String(type));
  });
  parser.write(text).close();
  return { text, types };
}
