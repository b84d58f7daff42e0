import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FeatureName } from 'shared-contracts';
import type { Authority } from '../calls/actor.ts';
import type { OperationId } from '../calls/calls.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What the contract says about a call beside its schemas. */
export interface Operation {
  readonly id: OperationId;
  readonly method: string;
  /** As in the document: `/api/employees/{sub}/profile`. */
  readonly path: string;
  /** Whose session the call needs. */
  readonly session: 'employee' | 'terminal' | 'public';
  /** Any of these opens the call; none means that the session is enough. */
  readonly authorities: readonly Authority[];
  /** All of these must be on. */
  readonly features: readonly FeatureName[];
  /** Whether the call is a command with an Idempotency-Key. */
  readonly isCommand: boolean;
  /** Whether its body is a form with files, not JSON. */
  readonly takesForm: boolean;
  /** Bytes that its body may have, where it is more than of other calls. */
  readonly longestBody: number | null;
  readonly definition: OperationDefinition;
}

export interface OperationDefinition {
  readonly operationId: OperationId;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly ParameterDefinition[];
  /** Without content where calls share it by reference. */
  readonly requestBody?: { readonly content?: ContentDefinition };
  readonly responses: Readonly<Record<string, ResponseDefinition>>;
  readonly 'x-session'?: Operation['session'];
  readonly 'x-authority'?: readonly Authority[];
  readonly 'x-feature'?: readonly FeatureName[];
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

/** The OpenAPI document of shared-contracts; a call's parts may be references into `components`. */
export interface Contract {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationDefinition>>>>;
  readonly components: { readonly [kind: string]: { readonly [name: string]: Json } };
}

/** The kind of a body with files. */
export const formType = 'multipart/form-data';

/** The bytes that `/api/openapi.json` serves. */
export const contractText = readFileSync(
  fileURLToPath(import.meta.resolve('shared-contracts/openapi.json')),
  'utf8',
);

/** The document with every response in its place. */
export const contract = withResponses(parseContract());

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
        features: definition['x-feature'] ?? [],
        isCommand: definition['x-command'] ?? false,
        takesForm: formType in (definition.requestBody?.content ?? {}),
        longestBody: definition['x-longest-body'] ?? null,
        definition,
      },
    ]),
  ),
);

/** Calls that share a response refer to it; here each has its own. */
function withResponses(document: Contract): Contract {
  const shared: Readonly<Record<string, unknown>> = document.components['responses'] ?? {};
  const resolve = (response: ResponseDefinition): ResponseDefinition => {
    const reference = '$ref' in response ? String(response.$ref) : null;
    if (reference === null) return response;
    // oxlint-disable-next-line typescript/consistent-type-assertions -- components hold parts of the same kind
    return shared[reference.replace('#/components/responses/', '')] as ResponseDefinition;
  };
  const withOwn = (definition: OperationDefinition): OperationDefinition => ({
    ...definition,
    responses: mapValues(definition.responses, resolve),
  });
  return {
    ...document,
    paths: mapValues(document.paths, (methods) => mapValues(methods, withOwn)),
  };
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
