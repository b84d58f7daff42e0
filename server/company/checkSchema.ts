import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import { pinDigits } from 'shared-contracts';
import { withFormats } from '../http/formats.ts';
import schema from 'shared-contracts/company-file/company.schema.json' with { type: 'json' };
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import type { FieldPath, FileFault } from './rules/fault.ts';

let compiled: ValidateFunction<CompanyFile> | null = null;
let removing: ValidateFunction<CompanyFile> | null = null;

/** Whether the value has the shape of a company file; `schemaFaults` lists its faults. */
export function hasCompanyShape(value: unknown): value is CompanyFile {
  return validator()(value);
}

/** All differences between the value and the schema. */
export function schemaFaults(value: unknown): FileFault[] {
  const validate = validator();
  return validate(value) ? [] : (validate.errors ?? []).map(faultOf);
}

/** A copy of the value without fields that are not in the schema. */
export function withoutUnknownFields<Value>(value: Value): Value {
  removing ??= compile({ removeAdditional: true });
  const copy = structuredClone(value);
  removing(copy);
  return copy;
}

function validator(): ValidateFunction<CompanyFile> {
  compiled ??= compile({});
  return compiled;
}

function compile(options: Options): ValidateFunction<CompanyFile> {
  const ajv = new Ajv2020({ ...options, allErrors: true, allowUnionTypes: true });
  return withFormats(ajv).compile<CompanyFile>(schema);
}

const words: Readonly<Record<string, string>> = {
  date: 'a day such as 2026-11-19',
  'date-time': 'an instant such as 2026-11-19T05:58:00Z',
  visible: 'something that can be seen',
};

/** The expected form of each pattern in the schema. */
export const forms: Readonly<Record<string, string>> = {
  '^[^\\s](.{0,58}[^\\s])?$': 'a code of 1 to 60 characters, without blanks around it',
  '^(?!PUNCTUAL-)[^\\s](.{0,58}[^\\s])?$':
    'a code of 1 to 60 characters, without blanks around it, that does not begin with PUNCTUAL-',
  '^#[0-9a-f]{6}$': 'a colour such as #1f6feb, in small letters',
  '^([01][0-9]|2[0-3]):[0-5][0-9]$': 'a time of day such as 07:30',
  '^[^\\s]{1,100}$': 'a name of 1 to 100 characters without blanks',
  '^[^\\s@<>"]+@[^\\s@<>"]+$': 'a mail address such as mia@example.com',
  [`^[0-9]{${pinDigits.least},${pinDigits.most}}$`]: `${pinDigits.least} to ${pinDigits.most} digits`,
  '^[!-~]{4,200}$': '4 to 200 letters, digits and signs of ASCII, without blanks',
  '^[A-Z]{2}$': 'two capital letters, such as DE',
};

function faultOf({ instancePath, keyword, params, message }: ErrorObject): FileFault {
  const path = pathOf(instancePath);
  const limit = String(params['limit']);
  const text = (name: string) => String(params[name]);
  const sentences: Readonly<Record<string, () => FileFault>> = {
    required: () => ({
      path: [...path, text('missingProperty')],
      message: 'This field is needed.',
    }),
    additionalProperties: () => ({
      path: [...path, text('additionalProperty')],
      message: 'There is no such field.',
    }),
    type: () => ({ path, message: `This must be ${kinds(params['type'])}.` }),
    enum: () => ({ path, message: `This must be one of ${list(params['allowedValues'])}.` }),
    format: () => ({ path, message: `This must be ${words[text('format')] ?? text('format')}.` }),
    // Without the value, which may be a PIN or a badge.
    pattern: () => ({
      path,
      message: `This must be ${forms[text('pattern')] ?? 'of another form'}.`,
    }),
    minimum: () => ({ path, message: `This must be ${limit} or more.` }),
    maximum: () => ({ path, message: `This must be ${limit} or less.` }),
    minLength: () => ({ path, message: `This must have ${limit} characters or more.` }),
    maxLength: () => ({ path, message: `This may have ${limit} characters at most.` }),
    minItems: () => ({ path, message: `At least ${limit} must stand here.` }),
    maxItems: () => ({ path, message: `At most ${limit} may stand here.` }),
    uniqueItems: () => ({ path, message: 'The same value stands here twice.' }),
  };
  return sentences[keyword]?.() ?? { path, message: `This ${message ?? 'is not right'}.` };
}

/** `/people/4/username` as steps; numbers are list indexes. */
function pathOf(pointer: string): FieldPath {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

function kinds(type: unknown): string {
  const names: Readonly<Record<string, string>> = {
    object: 'an object',
    array: 'a list',
    string: 'a text',
    boolean: 'true or false',
    integer: 'a whole number',
    number: 'a number',
  };
  const types: unknown[] = Array.isArray(type) ? type : [type];
  return types.map((name) => names[String(name)] ?? String(name)).join(' or ');
}

function list(values: unknown): string {
  return Array.isArray(values) ? values.join(', ') : String(values);
}
