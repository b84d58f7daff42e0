import type { OperationId } from './calls.ts';
import type { Contract, OperationDefinition, ResponseDefinition } from './contract.ts';

/**
 * The contract as the framework needs it: only the given calls, without the schemas of failures
 * and texts (those are written in one place) and with lists in queries marked as repeated.
 */
export function servedContract(contract: Contract, calls: ReadonlySet<OperationId>): Contract {
  const paths = Object.entries(contract.paths).map(([path, methods]) => {
    const served = Object.entries(methods)
      .filter(([, { operationId }]) => calls.has(operationId))
      .map(([method, definition]): [string, OperationDefinition] => [
        method,
        successesOnly(definition),
      ]);
    return [path, Object.fromEntries<OperationDefinition>(served)] as const;
  });
  return structuredClone({ ...contract, paths: Object.fromEntries(paths) });
}

function successesOnly(definition: OperationDefinition): OperationDefinition {
  const responses = Object.entries(definition.responses)
    .filter(([status]) => status < '400')
    .map(([status, { description, content = {} }]): [string, ResponseDefinition] => [
      status,
      'application/json' in content ? { description, content } : { description },
    ]);
  return { ...definition, responses: Object.fromEntries(responses) };
}
