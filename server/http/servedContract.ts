import type { OperationId } from '../calls/calls.ts';
import type { Contract, OperationDefinition } from './contract.ts';

/** They come as buffers; the domain judges their size. */
const files = { Picture: { type: 'object' }, FaceTrail: { type: 'object' } };

/**
 * The contract as the framework needs it: only the given calls, without the schemas of answers.
 * Those are compared in every test instead: writing by schema is slower here than `JSON.stringify`
 * (every value that may be null is validated first), and an answer off the schema would be a 500.
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
    // A file of a form arrives as its bytes, not as text.
    components: { ...components, schemas: { ...schemas, ...files } },
  });
}

/** A definition must have an answer to be valid. */
function requestOnly(definition: OperationDefinition): OperationDefinition {
  return { ...definition, responses: { default: { description: 'See the contract.' } } };
}
