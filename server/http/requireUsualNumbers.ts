import { contract, type Operation, type ParameterDefinition } from './contract.ts';
import { Refusal } from '../calls/refusal.ts';

/**
 * Checks the numbers in a call's path and query: `01`, `+1`, `1.0` and `1e0` would be parsed as 1
 * and are refused.
 */
export function requireUsualNumbers({ definition }: Pick<Operation, 'definition'>) {
  const numbers = new Set(definition.parameters.filter(isNumber).map(({ name }) => name));
  return (...parts: readonly unknown[]): void => {
    const fields = parts
      .flatMap((part): [string, unknown][] => Object.entries(part ?? {}))
      .filter(([name, value]) => numbers.has(name) && [value].flat().some(isOtherNumber))
      .map(([field]) => ({ field, fault: 'format' as const }));
    if (fields.length > 0) throw new Refusal('VALIDATION_FAILED', { fields });
  };
}

function isNumber(parameter: ParameterDefinition): boolean {
  const schema = resolved(parameter.schema);
  const { type } = schema['type'] === 'array' ? resolved(schema['items']) : schema;
  return parameter.in !== 'header' && [type].flat().includes('integer');
}

function isOtherNumber(value: unknown): boolean {
  const isWhole = typeof value === 'string' && Number.isSafeInteger(Number(value));
  return isWhole && String(Number(value)) !== value;
}

type Part = Readonly<Record<string, unknown>>;

/** The schema that a reference points to. */
function resolved(part: unknown): Part {
  if (!isPart(part)) return {};
  const { $ref } = part;
  if (typeof $ref !== 'string') return part;
  const names = $ref.split('/').slice(1);
  return resolved(names.reduce((at: unknown, name) => (isPart(at) ? at[name] : null), contract));
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null;
}
