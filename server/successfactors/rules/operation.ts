/** One request within a `$batch`. */
export type Operation =
  | {
      readonly method: 'UPSERT';
      readonly entity: string;
      /** The key; also a field of its own. */
      readonly externalCode: string;
      readonly fields: Readonly<Record<string, string | null>>;
    }
  | { readonly method: 'DELETE'; readonly entity: string; readonly externalCode: string };

/** A text as a literal of OData. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** The address of an entity within the service, as written in a request line. */
export function entityPath({ entity, externalCode }: Operation): string {
  return `${entity}(${encodeURIComponent(literal(externalCode)).replaceAll("'", '%27')})`;
}
