import { contract } from '../http/contract.ts';

/** A schema of the contract with its references resolved. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  /** An example of a value that matches the pattern. */
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: unknown;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly unknown[];
  /** Set by `schemaOf`. */
  readonly nullable?: boolean;
}

/** A value that matches a schema of the contract. */
export function allowed(asked: unknown): unknown {
  const schema = schemaOf(asked);
  const { type, format, minimum = 1, minLength = 1, minItems = 1 } = schema;
  const { items, properties = {} } = schema;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.examples !== undefined) return schema.examples[0];
  if (format !== undefined) return allowedTexts[format];
  if (type === 'string') return 'x'.repeat(minLength);
  if (type === 'array') {
    return Array.from({ length: Math.max(minItems, 1) }, () => allowed(items));
  }
  if (type !== 'object') return type === 'boolean' ? true : Math.max(minimum, 1);
  const branch = schema.oneOf === undefined ? {} : follow(schema.oneOf[0]);
  const names = [...(schema.required ?? []), ...(branch.required ?? [])];
  return Object.fromEntries(names.map((name) => [name, allowed(properties[name])]));
}

/** A field with a value that the contract does not allow. */
interface Outside {
  /** As in refusals: `statusRequests.0.status`; `body` is the whole body. */
  readonly field: string;
  /** The whole value with the field in it. */
  readonly whole: unknown;
}

/** Every field of a body, with values of other types and outside each of its limits. */
export function outsideOfBody(asked: unknown): Outside[] {
  return fieldsOf(asked).flatMap(({ path, schema }) => {
    const field = path.length === 0 ? 'body' : path.join('.');
    const inPlace = (value: unknown) => ({ field, whole: replaced(allowed(asked), path, value) });
    const wrong = [...otherTypes(schema), ...beyond(schema)].map(inPlace);
    const name = [...path, 'notInTheContract'];
    const unknown = { field: name.join('.'), whole: replaced(allowed(asked), name, 1) };
    return schema.type === 'object' ? [...wrong, unknown] : wrong;
  });
}

/** Texts that the contract does not allow as a value of a path, a query or a header. */
export function outsideOfText(asked: unknown): string[] {
  const schema = follow(asked);
  if (schema.type === 'array') {
    const others = isFreeText(follow(schema.items)) ? [] : ['x'];
    return ['', ...others, ...outsideOfText(schema.items)];
  }
  const isFree = schema.enum === undefined && schema.format === undefined;
  const wrongTexts = isFree ? [] : ['NOT-ONE'];
  const texts = schema.type === 'string' ? wrongTexts : ['x', '1.5', '1,2', 'NaN'];
  const otherForms = ['01', '+1', '1.0', '1e0', ' 1', '0x1'];
  const numbers =
    schema.type === 'integer' ? ['Infinity', '-Infinity', '1e400', ...otherForms] : [];
  return [...texts, ...numbers, ...beyond(schema).map(String)];
}

function isFreeText({ type, format, enum: names }: Schema): boolean {
  return type === 'string' && format === undefined && names === undefined;
}

/** Every field of a schema with its path, starting with the schema itself. */
function fieldsOf(
  asked: unknown,
  path: readonly string[] = [],
): { path: readonly string[]; schema: Schema }[] {
  const schema = schemaOf(asked);
  const { properties = {}, items } = schema;
  const inside = Object.entries(properties).flatMap(([name, part]) =>
    fieldsOf(part, [...path, name]),
  );
  const elements = items === undefined ? [] : fieldsOf(items, [...path, '0']);
  return [{ path, schema }, ...inside, ...elements];
}

const allowedTexts: Readonly<Record<string, string>> = {
  date: '2026-03-02',
  'date-time': '2026-03-02T08:00:00Z',
  'local-time': '08:00',
  visible: 'Night team',
  uuid: '0b1f1c1e-52a8-4f0e-8d7d-2f2f7f5f0a01',
};

const badTexts: Readonly<Record<string, readonly string[]>> = {
  date: ['', '2026-02-30', '2026-13-01', '0000-01-01', '1899-12-31', '10000-01-01', 'infinity'],
  'date-time': [
    '',
    '2026-03-02',
    '2026-02-30T08:00:00Z',
    '2026-03-02T08:00:00',
    '0001-01-01T08:00:00Z',
  ],
  'local-time': ['', '8:00', '24:00', '08:60', '08:00:00'],
  uuid: ['', 'x', '0b1f1c1e-52a8-4f0e-8d7d-2f2f7f5f0a0'],
};

/** Values outside each limit. */
function beyond({ format, minimum, maximum, ...schema }: Schema): unknown[] {
  const { minLength = 0, maxLength, minItems = 0, maxItems, items } = schema;
  return [
    ...(schema.enum === undefined ? [] : ['NOT_ONE_OF_THEM', `${String(schema.enum[0])} `]),
    ...(format === undefined ? [] : (badTexts[format] ?? [])),
    ...(minimum === undefined ? [] : [minimum - 1, Number.MIN_SAFE_INTEGER * 2]),
    ...(maximum === undefined ? [] : [maximum + 1, 1e300]),
    ...(minLength === 0 ? [] : ['x'.repeat(minLength - 1)]),
    ...(maxLength === undefined
      ? []
      : ['x'.repeat(maxLength + 1), 'x'.repeat(Math.max(maxLength + 1, 7_000))]),
    ...(minItems === 0 ? [] : [[]]),
    ...(maxItems === undefined ? [] : [Array.from({ length: maxItems + 1 }, () => allowed(items))]),
  ];
}

function otherTypes({ type, nullable = false }: Schema): unknown[] {
  const values: Readonly<Record<string, unknown>> = {
    string: 'x',
    number: 7,
    boolean: true,
    array: [],
    object: {},
    null: null,
  };
  const own = [type].flat();
  const hasIntegers = own.includes('integer');
  const others = Object.entries(values).filter(
    ([name]) =>
      !own.includes(name) && !(hasIntegers && name === 'number') && !(nullable && name === 'null'),
  );
  return [...others.map(([, value]) => value), ...(hasIntegers ? [1.5] : [])];
}

function replaced(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(whole)) return [replaced(whole[0] ?? {}, rest, value)];
  const inside = new Map(Object.entries(whole ?? {}));
  const isList = rest[0] === '0';
  return {
    ...Object.fromEntries(inside),
    [name]: replaced(inside.get(name) ?? (isList ? [{}] : {}), rest, value),
  };
}

/** A part of the contract, with a reference resolved. */
export function follow<Part = Schema>(asked: unknown): Part {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the contract is checked where it is made
  const part = asked as Part & { readonly $ref?: string };
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(\w+)$/.exec(part.$ref ?? '') ?? [];
  return part.$ref === undefined ? part : follow<Part>(contract.components[kind]?.[name]);
}

/** A schema; of a nullable one the other branch. */
function schemaOf(asked: unknown): Schema {
  const schema = follow(asked);
  const [other, nothing] = schema.oneOf ?? [];
  const isNullable = nothing !== undefined && follow(nothing).type === 'null';
  return isNullable ? { ...schemaOf(other), nullable: true } : schema;
}
