import { Ajv2020, type ErrorObject, type Options } from 'ajv/dist/2020.js';
import type { FastifySchemaCompiler } from 'fastify';
import type { Fault, FieldFault } from '../calls/refusal.ts';
import { operations } from './contract.ts';
import { withFormats } from './formats.ts';
import { sharedSchemas } from './requestSchema.ts';

const options: Options = {
  allErrors: true,
  useDefaults: true,
  removeAdditional: false,
  verbose: true,
  allowUnionTypes: true,
  strictTypes: false,
  strictRequired: false,
};
const mostFaults = 50;
/** More than the longest lists of the contract have. */
const mostValues = 3_500;
/**
 * More than twenty reports of a browser have: anybody can send faults to a call without a session.
 */
const mostOfStrangers = 200;
const openToAll = new Set(
  [...operations.values()]
    .filter(({ session }) => session === 'public')
    .map(({ method, path }) => `${method} ${path}`),
);

const findAll = validator({});
const findFirst = validator({ allErrors: false });
// Coercion accepts Infinity as a number; with strict numbers the limits would be skipped.
const reading = validator({ coerceTypes: 'array', strictNumbers: false });

function validator(own: Options): Ajv2020 {
  return withFormats(new Ajv2020({ ...options, ...own })).addSchema(sharedSchemas);
}

/**
 * Validates by the contract's schemas: bodies without coercion, path and query with coercion of
 * text to numbers, booleans and lists. For a body with more values than any form sends, reports
 * only the first fault: finding all of them takes time in proportion to its values.
 *
 * A schema is compiled at the first request that needs it: compiling all of them at the start was a
 * third of what a test of the server costs.
 */
export const validatorCompiler: FastifySchemaCompiler<object> = (route) => {
  const { schema, httpPart, method, url } = route;
  if (httpPart !== 'body') return (value: unknown) => judge(reading, schema, value);
  const most = openToAll.has(`${method} ${url}`) ? mostOfStrangers : mostValues;
  return (body: unknown) => {
    const first = judge(findFirst, schema, body);
    return first === true || hasMoreValues(body, most) ? first : judge(findAll, schema, body);
  };
};

function judge(ajv: Ajv2020, schema: object, value: unknown): true | { error: Error } {
  // Ajv caches compiled schemas.
  const isValid = ajv.compile(schema);
  return isValid(value) || { error: faulty(isValid.errors) };
}

/** The error that Fastify creates for a validator's own errors. */
function faulty(errors: ErrorObject[] | null | undefined): Error {
  return Object.assign(new Error('The request is invalid.'), { validation: errors ?? [] });
}

/** Files are one value each: those of a face capture have three million bytes. */
function hasMoreValues(body: unknown, most: number): boolean {
  const values = [body];
  for (const value of values) {
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array) continue;
    for (const inside of Object.values(value)) values.push(inside);
    if (values.length > most) return true;
  }
  return false;
}

/**
 * The invalid fields without duplicates, as `statusRequests.0.status`; `body` is the whole body.
 */
export function fieldFaults(errors: readonly ErrorObject[]): FieldFault[] {
  const faults = new Map<string, Fault>();
  for (const error of errors) {
    if (faults.size >= mostFaults) break;
    for (const [field, fault] of faultsOf(error)) {
      if (!faults.has(field)) faults.set(field, fault);
    }
  }
  return [...faults].slice(0, mostFaults).map(([field, fault]) => ({ field, fault }));
}

const faultsByKeyword: Readonly<Record<string, Fault>> = {
  required: 'required',
  additionalProperties: 'unknown',
  unevaluatedProperties: 'unknown',
  type: 'type',
  format: 'format',
  pattern: 'format',
  minimum: 'range',
  maximum: 'range',
  exclusiveMinimum: 'range',
  exclusiveMaximum: 'range',
  multipleOf: 'range',
  minLength: 'length',
  maxLength: 'length',
  minItems: 'length',
  maxItems: 'length',
  enum: 'choice',
  const: 'choice',
};

function faultsOf({ instancePath, keyword, params, schema }: ErrorObject): [string, Fault][] {
  const at = instancePath.slice(1).split('/').map(unescapePointer).filter(Boolean);
  const isUnseen = keyword === 'format' && params['format'] === 'visible';
  const fault = isUnseen ? 'invisible' : (faultsByKeyword[keyword] ?? 'combination');
  const missing: unknown = params['missingProperty'] ?? params['additionalProperty'];
  if (typeof missing === 'string') return [[[...at, missing].join('.'), fault]];
  if (keyword === 'oneOf' && Array.isArray(schema)) {
    return schema.flatMap(requiredNames).map((name) => [[...at, name].join('.'), fault]);
  }
  return [[at.length === 0 ? 'body' : at.join('.'), fault]];
}

function requiredNames(branch: unknown): string[] {
  if (typeof branch !== 'object' || branch === null || !('required' in branch)) return [];
  return Array.isArray(branch.required) ? branch.required.map(String) : [];
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
