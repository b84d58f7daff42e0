/** JSON in an OpenAPI document. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** `api.json` of a remote's build: each operation that it calls, without descriptions. */
export type ApiUse = Readonly<Record<string, JsonObject>>;

const methods = ['get', 'put', 'post', 'delete', 'patch'];
const onlyExplained = new Set(['description', 'summary', 'title', 'example', 'examples', 'tags']);

/**
 * The named operations of an OpenAPI document: method, path, parameters, body and successful
 * answers, with every reference resolved. Omits operations that are not in the document.
 */
export function describeUse(document: JsonObject, operationIds: readonly string[]): ApiUse {
  const found = Object.entries(asObject(document['paths'])).flatMap(([path, item]) =>
    methods.flatMap((method): [string, JsonObject][] => {
      const operation = asObject(item)[method];
      const id = asObject(operation)['operationId'];
      if (typeof id !== 'string' || !operationIds.includes(id)) return [];
      return [[id, describeOperation(document, asObject(operation), { method, path })]];
    }),
  );
  return Object.fromEntries(found.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function describeOperation(
  document: JsonObject,
  operation: JsonObject,
  place: { readonly method: string; readonly path: string },
): JsonObject {
  const resolved = (value: Json | undefined) => resolve(document, value ?? null, []);
  const parameters = asList(resolved(operation['parameters'])).map(asObject);
  const responses = Object.entries(asObject(operation['responses'])).filter(([status]) =>
    status.startsWith('2'),
  );
  return {
    ...place,
    parameters: Object.fromEntries(
      parameters.map((parameter) => [
        `${asText(parameter['in'])} ${asText(parameter['name'])}`,
        parameter,
      ]),
    ),
    body: resolved(operation['requestBody']),
    responses: Object.fromEntries(responses.map(([status, body]) => [status, resolved(body)])),
  };
}

/** Resolves references and removes descriptions; a recursive schema is represented by its name. */
function resolve(document: JsonObject, value: Json, within: readonly string[]): Json {
  if (isList(value)) return value.map((item) => resolve(document, item, within));
  if (value === null || typeof value !== 'object') return value;
  const reference = value['$ref'];
  if (typeof reference === 'string') {
    if (within.includes(reference)) return { recursive: reference };
    const target = reference
      .slice('#/'.length)
      .split('/')
      .reduce<Json | undefined>((at, key) => asObject(at)[key], document);
    return resolve(document, target ?? null, [...within, reference]);
  }
  // Property names are not keywords: one of them may be `title`.
  const entries = Object.entries(value)
    .filter(([key]) => !onlyExplained.has(key) && !key.startsWith('x-'))
    .map(([key, item]): [string, Json] => [
      key,
      key === 'properties'
        ? Object.fromEntries(
            Object.entries(asObject(item)).map(([name, schema]) => [
              name,
              resolve(document, schema, within),
            ]),
          )
        : resolve(document, item, within),
    ]);
  return Object.fromEntries(entries);
}

/** 16 characters that are equal for equal operations. */
export async function digestUse(use: ApiUse): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(use));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return btoa(String.fromCharCode(...digest.slice(0, 12)));
}

export function asObject(value: Json | undefined): JsonObject {
  const isObject = value !== null && typeof value === 'object' && !isList(value);
  return isObject ? value : {};
}

export function asList(value: Json | undefined): readonly Json[] {
  return isList(value) ? value : [];
}

export function asText(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}
