import {
  contract,
  operations,
  type Operation,
  type OperationDefinition,
  type ParameterDefinition,
} from './contract.ts';

/** Files arrive as buffers; the domain checks their size. */
const files = Object.fromEntries(
  Object.entries(contract.components['schemas'] ?? {})
    .filter(([, schema]) => isBinary(schema))
    .map(([name]) => [name, { type: 'object' }]),
);

function isBinary(schema: unknown): boolean {
  return (
    typeof schema === 'object' &&
    schema !== null &&
    'format' in schema &&
    schema.format === 'binary'
  );
}

/** The schemas that those of `requestSchema` refer to. */
export const sharedSchemas = absolute({
  $id: 'contract',
  $defs: { ...contract.components['schemas'], ...files },
});

/**
 * Fastify's schemas of a call's request. Answers have none: every test validates them, and
 * serializing by schema is slower here than `JSON.stringify`.
 */
export function requestSchema({ id }: Operation): object {
  const schema = schemas.get(id);
  if (schema === undefined) throw new Error(`The contract has no call ${id}.`);
  return schema;
}

/** One for all servers of a process: Ajv keeps what it has compiled by the schema's identity. */
const schemas = new Map(
  [...operations.values()].map(({ id, definition }) => [id, schemasOf(definition)]),
);

function schemasOf({ parameters, requestBody }: OperationDefinition): object {
  const inPlace = (place: ParameterDefinition['in']) =>
    parameters.filter((parameter) => parameter.in === place);
  return absolute({
    params: objectOf(inPlace('path')),
    querystring: objectOf(inPlace('query')),
    headers: objectOf(inPlace('header')),
    ...(requestBody === undefined ? {} : { body: requestBody }),
  });
}

function objectOf(parameters: readonly ParameterDefinition[]): object | undefined {
  if (parameters.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** Makes references absolute, so that they resolve from any schema. */
function absolute(schema: object): object {
  const text = JSON.stringify(schema).replaceAll('"#/components/schemas/', '"contract#/$defs/');
  // oxlint-disable-next-line typescript/no-unsafe-return -- JSON of an object
  return JSON.parse(text);
}
