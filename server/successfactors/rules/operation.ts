/** One request within a `$batch`. */
export type Operation =
  | {
      readonly method: 'UPSERT';
      readonly entity: string;
      /** The key; also one of the fields. */
      readonly externalCode: string;
      readonly fields: Readonly<Record<string, string | null>>;
    }
  | { readonly method: 'DELETE'; readonly entity: string; readonly externalCode: string };

/** Text as an OData literal. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** The path of an entity within the service, as in a request line. */
export function entityPath({ entity, externalCode }: Operation): string {
  return `${entity}(${encodeURIComponent(literal(externalCode)).replaceAll("'", '%27')})`;
}
