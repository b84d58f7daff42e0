import { Ajv2020, type ErrorObject, type Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { isVisible } from 'shared-contracts';
import type { Fault, FieldFault } from '../calls/refusal.ts';

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
/** More than what fills the longest lists of the contract. */
const mostValues = 5_000;

/**
 * Compiles the contract's schemas: bodies as they are, while path and query, which are text, are
 * read as the numbers, booleans and lists that the schema asks for. A body with more values than
 * any form sends is told its first fault only: looking for all of them takes as long as it has values.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<object> {
  const findAll = withFormats(new Ajv2020(options));
  const findFirst = withFormats(new Ajv2020({ ...options, allErrors: false }));
  // Infinity is a number to the coercion; strict numbers would then leave the bounds out.
  const reading = withFormats(
    new Ajv2020({ ...options, coerceTypes: 'array', strictNumbers: false }),
  );
  const ofBody = (schema: object) => {
    const first = findFirst.compile(schema);
    return (body: unknown) => {
      if (first(body)) return true;
      if (hasMoreValues(body, mostValues)) return { error: faultyBody(first.errors) };
      // Ajv keeps what it has compiled.
      const all = findAll.compile(schema);
      all(body);
      return { error: faultyBody(all.errors) };
    };
  };
  return ({ schema, httpPart }) => (httpPart === 'body' ? ofBody(schema) : reading.compile(schema));
}

/** As Fastify makes it of a validator's own errors. */
function faultyBody(errors: ErrorObject[] | null | undefined): Error {
  return Object.assign(new Error('The body does not fit.'), { validation: errors ?? [] });
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

/** The fields at fault, each once, as `statusRequests.0.status`; `body` is the whole of it. */
export function fieldFaults(errors: readonly ErrorObject[]): FieldFault[] {
  const faults = new Map<string, Fault>();
  for (const error of errors) {
    for (const [field, fault] of faultsOf(error)) {
      if (!faults.has(field) && faults.size < mostFaults) faults.set(field, fault);
    }
  }
  return [...faults].map(([field, fault]) => ({ field, fault }));
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

/** Adds the formats of the contract: dates and instants that exist, UUIDs and so on. */
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

/** A day that exists, in the years that databases know. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(text);
  return time >= earliest && new Date(time).toISOString().startsWith(text);
}

const instant = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

/** ISO 8601 with a zone, of a day and a time that exist. */
function isInstant(text: string): boolean {
  const [, day = ''] = instant.exec(text) ?? [];
  const time = Date.parse(text);
  return isDate(day) && time > earliest && time < latest;
}
