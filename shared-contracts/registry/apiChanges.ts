import { asList, asObject, asText, type ApiUse, type Json, type JsonObject } from './apiUse.ts';

/**
 * The direction of a value: sent to the server, which must not require more, or received, which
 * must not contain less.
 */
type Direction = 'sent' | 'received';

/**
 * The operations on which a remote built with `built` can no longer rely in `served`, a phrase
 * each; empty if there are only additions. `operationIds` are the ones it calls.
 */
export function findApiChanges(
  operationIds: readonly string[],
  built: ApiUse,
  served: ApiUse,
): string[] {
  return operationIds.flatMap((id) => {
    const before = built[id];
    const after = served[id];
    if (!after) return [`${id} is not served`];
    if (!before) return [`${id} is not in its api.json`];
    if (before['method'] !== after['method'] || before['path'] !== after['path']) {
      return [`${id} has moved`];
    }
    return operationChanges(id, before, after);
  });
}

function operationChanges(id: string, before: JsonObject, after: JsonObject): string[] {
  return [
    ...parameterChanges(id, asObject(before['parameters']), asObject(after['parameters'])),
    ...bodyChanges(`${id}, what is sent`, before['body'], after['body']),
    ...Object.entries(asObject(before['responses'])).flatMap(([status, answer]) => {
      const now = asObject(after['responses'])[status];
      if (now === undefined) return [`${id} no longer answers ${status}`];
      return contentChanges(`${id}, the answer`, answer, now, 'received');
    }),
  ];
}

function parameterChanges(id: string, before: JsonObject, after: JsonObject): string[] {
  const gone = Object.keys(before).filter((name) => !(name in after));
  const kept = Object.entries(before).flatMap(([name, parameter]) =>
    name in after
      ? schemaChanges(
          `${id}, ${name}`,
          asObject(parameter)['schema'],
          asObject(after[name])['schema'],
          'sent',
        )
      : [],
  );
  const demanded = Object.entries(after)
    .filter(
      ([name, parameter]) =>
        asObject(parameter)['required'] === true && asObject(before[name])['required'] !== true,
    )
    .map(([name]) => `${id} now asks for ${name}`);
  return [...gone.map((name) => `${id} no longer takes ${name}`), ...kept, ...demanded];
}

function bodyChanges(where: string, before: Json | undefined, after: Json | undefined): string[] {
  const isNewlyAsked =
    asObject(after)['required'] === true && asObject(before)['required'] !== true;
  if (isNewlyAsked) return [`${where}: a body is now asked for`];
  return contentChanges(where, before, after, 'sent');
}

function contentChanges(
  where: string,
  before: Json | undefined,
  after: Json | undefined,
  direction: Direction,
): string[] {
  const now = asObject(asObject(after)['content']);
  return Object.entries(asObject(asObject(before)['content'])).flatMap(([type, media]) => {
    const same = now[type];
    if (same === undefined) return [`${where}: no ${type} any more`];
    return schemaChanges(where, asObject(media)['schema'], asObject(same)['schema'], direction);
  });
}

const upperBounds = ['maximum', 'maxLength', 'maxItems', 'exclusiveMaximum', 'maxProperties'];
const lowerBounds = ['minimum', 'minLength', 'minItems', 'exclusiveMinimum', 'minProperties'];
const alternatives = ['oneOf', 'anyOf', 'allOf'];
const judgedApart = new Set([
  ...upperBounds,
  ...lowerBounds,
  ...alternatives,
  'properties',
  'required',
  'additionalProperties',
  'enum',
  'items',
  'default',
]);

function schemaChanges(
  where: string,
  before: Json | undefined,
  after: Json | undefined,
  direction: Direction,
): string[] {
  const was = asObject(before);
  const is = asObject(after);
  const keywords = new Set([...Object.keys(was), ...Object.keys(is)]);
  const other = [...keywords].filter(
    (key) => !judgedApart.has(key) && JSON.stringify(was[key]) !== JSON.stringify(is[key]),
  );
  return [
    ...other.map((key) => `${where}: another ${key}`),
    ...boundChanges(where, was, is, direction),
    ...enumChanges(where, was, is, direction),
    ...propertyChanges(where, was, is, direction),
    ...('items' in was || 'items' in is
      ? schemaChanges(`${where}[]`, was['items'], is['items'], direction)
      : []),
    ...alternatives.flatMap((key) => alternativeChanges(where, was[key], is[key], direction)),
  ];
}

/** Sent values must still be accepted; the limits of received values can change either way. */
function boundChanges(where: string, was: JsonObject, is: JsonObject, direction: Direction) {
  if (direction === 'received') return [];
  const number = (value: Json | undefined, otherwise: number) =>
    typeof value === 'number' ? value : otherwise;
  return [
    ...upperBounds.filter((key) => number(is[key], Infinity) < number(was[key], Infinity)),
    ...lowerBounds.filter((key) => number(is[key], -Infinity) > number(was[key], -Infinity)),
  ].map((key) => `${where}: a narrower ${key}`);
}

/** New values in an answer are an addition; removing an accepted value is not. */
function enumChanges(where: string, was: JsonObject, is: JsonObject, direction: Direction) {
  if (direction === 'received' || !('enum' in is)) return [];
  if (!('enum' in was)) return [`${where}: only some values are taken now`];
  const taken = asList(is['enum']);
  return asList(was['enum'])
    .filter((value) => !taken.includes(value))
    .map((value) => `${where}: ${JSON.stringify(value)} is no longer taken`);
}

function propertyChanges(where: string, was: JsonObject, is: JsonObject, direction: Direction) {
  const now = asObject(is['properties']);
  const wasRequired = asList(was['required']);
  const isRequired = asList(is['required']);
  const demands = direction === 'sent' ? isRequired : wasRequired;
  const before = direction === 'sent' ? wasRequired : isRequired;
  const requirement = demands
    .filter((name) => !before.includes(name) && asText(name) in now)
    .map((name) =>
      direction === 'sent'
        ? `${where}: ${asText(name)} is now asked for`
        : `${where}: ${asText(name)} may be missing now`,
    );
  const properties = Object.entries(asObject(was['properties'])).flatMap(([name, schema]) =>
    now[name] === undefined
      ? [`${where}: no ${name} any more`]
      : schemaChanges(`${where}.${name}`, schema, now[name], direction),
  );
  return [...requirement, ...properties];
}

/** Each alternative of one side must match one of the other. */
function alternativeChanges(
  where: string,
  was: Json | undefined,
  is: Json | undefined,
  direction: Direction,
): string[] {
  if (was === undefined && is === undefined) return [];
  const met = asList(was).every((before) =>
    asList(is).some((after) => schemaChanges(where, before, after, direction).length === 0),
  );
  return met && asList(was).length > 0 ? [] : [`${where}: other alternatives`];
}
