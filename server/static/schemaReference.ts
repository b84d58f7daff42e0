import { contract } from '../http/contract.ts';
import { code, escapeHtml, prose } from './html.ts';

/** A section for every named schema of the contract. */
export function schemaSections(): string {
  return Object.entries(contract.components['schemas'] ?? {})
    .map(([name, schema]) => {
      const description = text(schema, 'description');
      const about = description === '' ? '' : `<p>${prose(description)}</p>`;
      return `<article id="schema-${name}"><h3>${escapeHtml(name)}</h3>${about}${describeSchema(schema)}</article>`;
    })
    .join('');
}

/** A schema in words: its name as a link, or its type, limits and fields. */
export function describeSchema(schema: unknown): string {
  const properties = value(schema, 'properties');
  const fields = isRecord(properties) ? fieldList(schema, properties) : '';
  return `<span class="type">${typeInWords(schema)}</span>${fields}`;
}

function fieldList(schema: unknown, properties: Readonly<Record<string, unknown>>): string {
  const required = list(schema, 'required');
  const entries = Object.entries(properties).map(([name, property]) => {
    const need = required.includes(name) ? '' : ' <small>optional</small>';
    return `<dt>${code(name)}${need}</dt><dd>${prose(text(property, 'description'))} ${describeSchema(property)}</dd>`;
  });
  return `<dl>${entries.join('')}</dl>`;
}

function typeInWords(schema: unknown): string {
  const reference = text(schema, '$ref');
  if (reference !== '') {
    const name = escapeHtml(reference.split('/').at(-1) ?? '');
    return `<a href="#schema-${name}">${name}</a>`;
  }
  for (const [keyword, glue] of [
    ['oneOf', ' or '],
    ['anyOf', ' or '],
    ['allOf', ' and '],
  ] as const) {
    const parts = list(schema, keyword).map(typeInWords).filter(Boolean);
    if (parts.length > 0 && value(schema, 'properties') === undefined) return parts.join(glue);
  }
  const choices = list(schema, 'enum');
  if (choices.length > 0) return choices.map((choice) => code(String(choice))).join(' ');
  const type = value(schema, 'type');
  const names = Array.isArray(type) ? type.map(String) : typeof type === 'string' ? [type] : [];
  const items = value(schema, 'items');
  const of = items === undefined ? '' : ` of ${describeSchema(items)}`;
  return `${escapeHtml(names.join(' or '))}${of}${bounds(schema)}`;
}

const boundNames = [
  'format',
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'default',
];

function bounds(schema: unknown): string {
  const known = boundNames
    .filter((name) => value(schema, name) !== undefined)
    .map((name) => `${name} ${escapeHtml(JSON.stringify(value(schema, name)))}`);
  return known.length === 0 ? '' : ` <small>${known.join(', ')}</small>`;
}

function value(schema: unknown, name: string): unknown {
  return isRecord(schema) ? schema[name] : undefined;
}

function text(schema: unknown, name: string): string {
  const item = value(schema, name);
  return typeof item === 'string' ? item : '';
}

function list(schema: unknown, name: string): readonly unknown[] {
  const item = value(schema, name);
  return Array.isArray(item) ? item : [];
}

function isRecord(candidate: unknown): candidate is Readonly<Record<string, unknown>> {
  return typeof candidate === 'object' && candidate !== null;
}
