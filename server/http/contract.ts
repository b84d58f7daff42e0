import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Authority } from '../calls/actor.ts';
import type { OperationId } from '../calls/calls.ts';
import type { SwitchName } from '../calls/switchName.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The contract of a call without its schemas. */
export interface Operation {
  readonly id: OperationId;
  readonly method: string;
  /** As in the contract: `/api/employees/{sub}/profile`. */
  readonly path: string;
  /** The kind of session that the call requires; `key` if only programs make it. */
  readonly session: 'employee' | 'terminal' | 'key' | 'public';
  /** The call requires any of these; empty if the session is enough. */
  readonly authorities: readonly Authority[];
  /** A key for programs needs any of these; null if the call takes none. */
  readonly keyAuthorities: readonly Authority[] | null;
  /** The call requires all of these. */
  readonly features: readonly SwitchName[];
  /** Whether the call is a command with an Idempotency-Key. */
  readonly isCommand: boolean;
  /** Whether its body is a form with files, not JSON. */
  readonly takesForm: boolean;
  /** The largest body in bytes; null for the default. */
  readonly longestBody: number | null;
  readonly definition: OperationDefinition;
}

export interface OperationDefinition {
  readonly operationId: OperationId;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters: readonly ParameterDefinition[];
  readonly requestBody?: { readonly content: ContentDefinition };
  readonly responses: Readonly<Record<string, ResponseDefinition>>;
  readonly 'x-session'?: Operation['session'];
  readonly 'x-authority'?: readonly Authority[];
  readonly 'x-key'?: readonly Authority[];
  readonly 'x-feature'?: readonly SwitchName[];
  readonly 'x-command'?: boolean;
  readonly 'x-longest-body'?: number;
  readonly 'x-errors'?: readonly string[];
}

export interface ParameterDefinition {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Json;
}

export interface ResponseDefinition {
  readonly description: string;
  readonly content?: ContentDefinition;
}

type ContentDefinition = Readonly<Record<string, { readonly schema: Json }>>;

/** The OpenAPI document of shared-contracts. Schemas can be references into `components`. */
export interface Contract {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationDefinition>>>>;
  readonly components: { readonly [kind: string]: { readonly [name: string]: Json } };
}

/** The media type of a body with files. */
export const formType = 'multipart/form-data';

/** The bytes that `/api/openapi.json` serves. */
export const contractText = readFileSync(
  fileURLToPath(import.meta.resolve('shared-contracts/openapi.json')),
  'utf8',
);

/** The document with each call's parameters, body and responses resolved. */
export const contract = withParts(parseContract());

/** Default limit, in bytes, of a body that needs no log-in: names, a passkey. */
const longestOfStrangers = 8 * 1024;

/** Every call of the contract by its operationId. */
export const operations: ReadonlyMap<OperationId, Operation> = new Map(
  Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, definition]): [OperationId, Operation] => [
      definition.operationId,
      {
        id: definition.operationId,
        method: method.toUpperCase(),
        path,
        session: definition['x-session'] ?? 'employee',
        authorities: definition['x-authority'] ?? [],
        keyAuthorities: definition['x-key'] ?? null,
        features: definition['x-feature'] ?? [],
        isCommand: definition['x-command'] ?? false,
        takesForm: formType in (definition.requestBody?.content ?? {}),
        longestBody:
          definition['x-longest-body'] ??
          (definition['x-session'] === 'public' ? longestOfStrangers : null),
        definition,
      },
    ]),
  ),
);

function withParts(document: Contract): Contract {
  const resolve = <Part extends object>(part: Part): Part => {
    if (!('$ref' in part) || typeof part.$ref !== 'string') return part;
    const [kind = '', name = ''] = part.$ref.split('/').slice(2);
    const component: unknown = document.components[kind]?.[name];
    if (component === undefined) throw new Error(`The contract has no ${part.$ref}.`);
    // oxlint-disable-next-line typescript/consistent-type-assertions -- components hold parts of the same kind
    return component as Part;
  };
  const whole = ({ requestBody, ...definition }: OperationDefinition): OperationDefinition => ({
    ...definition,
    ...(requestBody === undefined ? {} : { requestBody: resolve(requestBody) }),
    parameters: (definition.parameters ?? []).map(resolve),
    responses: mapValues(definition.responses, resolve),
  });
  return { ...document, paths: mapValues(document.paths, (methods) => mapValues(methods, whole)) };
}

function mapValues<Value>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Record<string, Value> {
  return Object.fromEntries<Value>(
    Object.entries(record).map(([name, value]) => [name, change(value)]),
  );
}

function parseContract(): Contract {
  // oxlint-disable-next-line typescript/no-unsafe-return -- generated and checked where it is made
  return JSON.parse(contractText);
}
