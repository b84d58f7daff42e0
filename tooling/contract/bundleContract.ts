import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

export interface Contract {
  readonly document: JsonObject;
  readonly errors: Readonly<Record<string, { status: number; meaning: string }>>;
  readonly features: FeatureCatalogue;
}

export interface FeatureCatalogue {
  readonly switches: Readonly<
    Record<string, { default: boolean; meaning: string; notYet?: boolean }>
  >;
  readonly properties: Readonly<
    Record<
      string,
      {
        default: boolean | number | string;
        type: string;
        enum?: string[];
        minimum?: number;
        maximum?: number;
        meaning: string;
        notYet?: boolean;
      }
    >
  >;
}

const notPaths = new Set(['openapi.yaml', 'errors.yaml']);
const methods = ['get', 'put', 'post', 'delete'] as const;

/** Merges a folder's domain files into one OpenAPI document and adds the errors of every call. */
export async function bundleContract(folder: string): Promise<Contract> {
  const document = await readYaml<JsonObject>(folder, 'openapi.yaml');
  const errors = await readYaml<Contract['errors']>(folder, 'errors.yaml');
  const features = await readYaml<FeatureCatalogue>(
    join(folder, '../features'),
    'companySettings.yaml',
  );
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort();
  document['paths'] = {};
  for (const file of files.filter((name) => !notPaths.has(name))) {
    merge(document, await readYaml<JsonObject>(folder, file), file);
  }
  addSchema(document, 'ErrorCode', { type: 'string', enum: Object.keys(errors) });
  addSchema(document, 'FeatureInfo', featureSchema(features));
  for (const path of Object.values(object(document['paths']))) {
    for (const method of methods) {
      const operation = object(path)[method];
      if (operation !== undefined) completeOperation(method, object(operation), errors);
    }
  }
  return { document, errors, features };
}

/** One of our own files, whose shape is checked by this folder's tests and the generated types. */
async function readYaml<Shape>(folder: string, file: string): Promise<Shape> {
  // oxlint-disable-next-line typescript/no-unsafe-return -- the one boundary to our own files
  return parse(await readFile(join(folder, file), 'utf8'));
}

function merge(into: JsonObject, from: JsonObject, file: string): void {
  for (const [key, value] of Object.entries(from)) {
    const existing = into[key];
    if (existing === undefined) into[key] = value;
    else if (isObject(existing) && isObject(value)) merge(existing, value, `${file}: ${key}`);
    else throw new Error(`${file}: ${key} is defined twice.`);
  }
}

function completeOperation(
  method: (typeof methods)[number],
  operation: JsonObject,
  errors: Contract['errors'],
): void {
  const isCommand = operation['x-command'] === true;
  const codes = new Set<string>(['VALIDATION_FAILED', 'UNREADABLE_REQUEST', 'TOO_MANY_REQUESTS']);
  codes.add('UNEXPECTED').add('UNAVAILABLE').add('OUT_OF_SPACE');
  if (method !== 'get') codes.add('FOREIGN_ORIGIN').add('TOO_LARGE').add('UNSUPPORTED_MEDIA_TYPE');
  if (operation['x-session'] !== 'public') {
    codes.add('KEY_NOT_VALID').add('KEY_NOT_ALLOWED');
    if (operation['x-session'] !== 'key') codes.add('NO_SESSION').add('ACCESS_DENIED');
  }
  if (operation['x-session'] === undefined) codes.add('PASSWORD_CHANGE_REQUIRED');
  if (operation['x-feature'] !== undefined) codes.add('FEATURE_OFF');
  if (isCommand) {
    codes.add('IDEMPOTENCY_KEY_REUSED').add('REQUEST_IN_PROGRESS');
    const parameters = operation['parameters'];
    const own = Array.isArray(parameters) ? parameters : [];
    operation['parameters'] = [...own, { $ref: '#/components/parameters/IdempotencyKey' }];
  }
  for (const code of list(operation['x-errors'])) codes.add(code);
  operation['x-errors'] = [...codes].sort();
  const session = operation['x-session'] ?? 'employee';
  const ways = operation['x-key'] === undefined ? [session] : [session, 'key'];
  operation['security'] =
    session === 'public' ? [] : [...new Set(ways)].map((way) => ({ [text(way)]: [] }));
  addErrorResponses(operation, errors);
}

function addErrorResponses(operation: JsonObject, errors: Contract['errors']): void {
  const responses = object(operation['responses']);
  for (const code of list(operation['x-errors'])) {
    const entry = errors[code];
    if (!entry) throw new Error(`${text(operation['operationId'])}: unknown error ${code}.`);
    const status = String(entry.status);
    const described = responses[status];
    responses[status] = {
      description:
        described === undefined ? code : `${text(object(described)['description'])}, ${code}`,
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    };
  }
}

function featureSchema(features: FeatureCatalogue): JsonObject {
  const properties = Object.entries(features.properties).map(
    ([name, property]): [string, JsonObject] => [
      name,
      {
        type: property.type,
        description: property.meaning,
        ...(property.enum ? { enum: property.enum } : {}),
      },
    ],
  );
  const switches = Object.entries(features.switches).map(
    ([name, { meaning }]): [string, JsonObject] => [
      name,
      { type: 'boolean', description: meaning },
    ],
  );
  const closed = (entries: readonly (readonly [string, JsonObject])[]): JsonObject => ({
    type: 'object',
    required: entries.map(([name]) => name),
    additionalProperties: false,
    properties: Object.fromEntries<JsonObject>(entries),
  });
  return {
    type: 'object',
    required: ['features', 'properties'],
    additionalProperties: false,
    properties: {
      features: closed(switches),
      properties: closed(properties),
      isBeingSetUp: {
        type: 'boolean',
        description: 'True until time is recorded for the first time; left out then.',
      },
      isHrConnected: {
        type: 'boolean',
        description: 'False where no HR system is connected: what waits for it is kept.',
      },
    },
  };
}

function addSchema(document: JsonObject, name: string, schema: JsonObject): void {
  object(object(document['components'])['schemas'])[name] = schema;
}

function text(value: Json | undefined): string {
  if (typeof value !== 'string') throw new Error('The contract is malformed: a text was expected.');
  return value;
}

function list(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.map(text) : [];
}

function object(value: Json | undefined): JsonObject {
  if (!isObject(value)) throw new Error('The contract is malformed: a map was expected.');
  return value;
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
