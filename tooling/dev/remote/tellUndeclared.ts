import type { Compiler } from 'webpack';
import type { JsonObject } from 'shared-contracts/registry/apiUse.ts';
import { contractFile, readOwnJson } from '../../workspace/workspace.ts';
import { undeclaredCalls } from '../../build/undeclaredCalls.ts';

/**
 * Reports after each change the operations that the code calls but `remote.config.ts` does not name,
 * which a build would refuse; each once until it is fixed.
 */
export async function tellUndeclared(
  compiler: Compiler,
  declared: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const contract = await readOwnJson<JsonObject>(contractFile);
  let told: readonly string[] = [];
  compiler.hooks.done.tap('undeclared', ({ compilation }) => {
    const code = [...compilation.modules].map((module) => module.originalSource()?.source() ?? '');
    const undeclared = undeclaredCalls(code.join('\n'), contract, declared);
    for (const call of undeclared) {
      if (!told.includes(call)) say(`remote.config.ts does not name an operation: ${call}`);
    }
    told = undeclared;
  });
}
