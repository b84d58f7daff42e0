import type { OperationId } from '../calls/calls.ts';
import type { Contract, OperationDefinition } from './contract.ts';

/** Files arrive as buffers; the domain checks their size. */
const files = { Picture: { type: 'object' }, FaceTrail: { type: 'object' } };

/**
 * The contract for the framework: only the given calls, without response schemas. Every test
 * validates responses instead: serializing by schema is slower here than `JSON.stringify` (every
 * nullable value is validated first), and a mismatch would be answered with a 500.
 */
export function servedContract(contract: Contract, calls: ReadonlySet<OperationId>): Contract {
  const paths = Object.entries(contract.paths).map(([path, methods]) => {
    const served = Object.entries(methods)
      .filter(([, { operationId }]) => calls.has(operationId))
      .map(([method, definition]) => [method, requestOnly(definition)] as const);
    return [path, Object.fromEntries<OperationDefinition>(served)] as const;
  });
  const { schemas, ...components } = contract.components;
  return structuredClone({
    ...contract,
    paths: Object.fromEntries(paths),
    // A file in a form arrives as bytes, not as text.
    components: { ...components, schemas: { ...schemas, ...files } },
  });
}

/** A definition must have a response to be valid. */
function requestOnly(definition: OperationDefinition): OperationDefinition {
  return { ...definition, responses: { default: { description: 'See the contract.' } } };
}
