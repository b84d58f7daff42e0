import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import contract from '../openapi/openapi.gen.json' with { type: 'json' };
import { keptByProcess } from './keptByProcess.ts';
import type { ContractCall, ContractResponse } from './contractCall.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema({ $id: 'contract', components: contract.components });
const mostTold = 10;
/** Compiled once for all test files: it was a tenth of the server tests' processor time. */
const validators = keptByProcess<Map<string, ValidateFunction>>(
  'answers',
  () => new Map(),
  (value) => value instanceof Map,
);
const sharedResponses: Readonly<Record<string, ContractResponse>> = contract.components.responses;

/**
 * Validates an answer against the contract: status, error code, and every field of a JSON body.
 *
 * @throws Error with the call, the status and the fields that differ
 */
export function checkAnswer(call: ContractCall, status: number, body: unknown): void {
  const { operationId: id, 'x-errors': codes = [] } = call;
  const response = responseOf(call, status);
  if (response === undefined) {
    throw new Error(
      `${id} answered ${status}, which is not in the contract: ${JSON.stringify(body)}`,
    );
  }
  const [type, content] = Object.entries(response.content ?? {})[0] ?? [];
  if (content === undefined || type?.includes('json') !== true) return;
  if (status >= 400) checkCode(id, codes, body);
  const key = `${id} ${status}`;
  const validate = validators.get(key) ?? ajv.compile(absolute(content.schema));
  validators.set(key, validate);
  if (validate(body)) return;
  const faults = (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath || 'the body'} ${message ?? ''}${unknownField(params)}`,
  );
  const more = faults.length > mostTold ? `; and ${faults.length - mostTold} more` : '';
  throw new Error(
    `${id} answered ${status} otherwise than the contract says: ${faults.slice(0, mostTold).join('; ')}${more}.`,
  );
}

function responseOf({ responses }: ContractCall, status: number): ContractResponse | undefined {
  const response = responses[status];
  if (response?.$ref === undefined) return response;
  return sharedResponses[response.$ref.replace('#/components/responses/', '')];
}

function checkCode(id: string, declared: readonly string[], body: unknown): void {
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
  if (declared.includes(code)) return;
  throw new Error(`${id} answered ${code}, which the contract does not list for it.`);
}

function unknownField({ additionalProperty }: Readonly<Record<string, unknown>>): string {
  return typeof additionalProperty === 'string' ? ` ("${additionalProperty}")` : '';
}

/** Changes the references of a schema to point at the contract's components. */
function absolute(schema: unknown): object {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/');
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a schema is an object
  return JSON.parse(text) as object;
}
