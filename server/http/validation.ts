import { Ajv2020, type ErrorObject, type Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { isVisible } from 'shared-contracts';
import type { Fault, FieldFault } from '../calls/refusal.ts';
import { operations } from './contract.ts';

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

/**
 * Compiles the contract's schemas: bodies without coercion, path and query with coercion of text to
 * numbers, booleans and lists. For a body with more values than any form sends, reports only the
 * first fault: finding all of them takes time in proportion to its values.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<object> {
  const findAll = withFormats(new Ajv2020(options));
  const findFirst = withFormats(new Ajv2020({ ...options, allErrors: false }));
  // Coercion accepts Infinity as a number; with strict numbers the limits would be skipped.
  const reading = withFormats(
    new Ajv2020({ ...options, coerceTypes: 'array', strictNumbers: false }),
  );
  const ofBody = (schema: object, most: number) => {
    const first = findFirst.compile(schema);
    return (body: unknown) => {
      if (first(body)) return true;
      if (hasMoreValues(body, most)) return { error: faultyBody(first.errors) };
      // Ajv caches compiled schemas.
      const all = findAll.compile(schema);
      all(body);
      return { error: faultyBody(all.errors) };
    };
  };
  return ({ schema, httpPart, method, url }) => {
    if (httpPart !== 'body') return reading.compile(schema);
    return ofBody(schema, openToAll.has(`${method} ${url}`) ? mostOfStrangers : mostValues);
  };
}

/** The error that Fastify creates for a validator's own errors. */
function faultyBody(errors: ErrorObject[] | null | undefined): Error {
  return Object.assign(new Error('The body is invalid.'), { validation: errors ?? [] });
}

function hasMoreValues(body: unknown, most: number): boolean {
  const values = [body];
  for (const value of values) {
    if (values.length > most) return true;
    if (typeof value === 'object' && value !== null)
      for (const inside of Object.values(value)) values.push(inside);
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

/** Adds the formats of the contract: existing dates and instants, UUIDs and so on. */
export function withFormats(ajv: Ajv2020): Ajv2020 {
  addFormats(ajv);
  return ajv
    .addFormat('date', isDate)
    .addFormat('date-time', isInstant)
    .addFormat('local-time', /^([01]\d|2[0-3]):[0-5]\d$/)
    .addFormat('visible', isVisible);
}

const earliest = Date.UTC(1900, 0, 1);
const latest = Date.UTC(9999, 11, 31);

/** An existing date, in the years that databases support. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(text);
  return time >= earliest && new Date(time).toISOString().startsWith(text);
}

const instant = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

/** ISO 8601 with a zone, for an existing date and time. */
function isInstant(text: string): boolean {
  const [, day = ''] = instant.exec(text) ?? [];
  const time = Date.parse(text);
  return isDate(day) && time > earliest && time < latest;
}
