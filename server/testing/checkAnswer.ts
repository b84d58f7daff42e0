import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { contract, type Operation } from '../http/contract.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema({ $id: 'contract', components: contract.components });
const validators = new Map<string, ValidateFunction>();

/** Throws unless the contract declares this status with this body: every field, every error code. */
export function checkAnswer({ id, definition }: Operation, status: number, body: unknown): void {
  const response = definition.responses[status];
  if (response === undefined) {
    throw new Error(
      `${id} answered ${status}, which is not in the contract: ${JSON.stringify(body)}`,
    );
  }
  const [type, content] = Object.entries(response.content ?? {})[0] ?? [];
  if (type === undefined || content === undefined || type.startsWith('text/')) return;
  if (status >= 400) checkCode(id, definition['x-errors'] ?? [], body);
  const key = `${id} ${status}`;
  const validate = validators.get(key) ?? ajv.compile(absolute(content.schema));
  validators.set(key, validate);
  if (validate(body)) return;
  const faults = validate.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`);
  throw new Error(
    `${id} answered ${status} otherwise than the contract says: ${faults?.join('; ')}`,
  );
}

function checkCode(id: string, declared: readonly string[], body: unknown): void {
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
  if (declared.includes(code)) return;
  throw new Error(`${id} answered ${code}, which the contract does not list for it.`);
}

/** Points the references of a schema at the contract's components. */
function absolute(schema: unknown): object {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/');
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a schema is an object
  return JSON.parse(text) as object;
}
