/** A value of JSON. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [name: string]: Json };

/**
 * The unique text of a value: sorted names, no white space. The same after a round trip through
 * jsonb.
 */
export function canonicalJson(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.keys(value)
    .toSorted()
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`);
  return `{${members.join(',')}}`;
}

function isList(
  value: readonly Json[] | { readonly [name: string]: Json },
): value is readonly Json[] {
  return Array.isArray(value);
}
