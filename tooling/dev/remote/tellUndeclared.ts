import type { Compiler } from 'webpack';
import type { JsonObject } from 'shared-contracts/registry/apiUse.ts';
import { readOwnJson } from '../../build/readOwn.ts';
import { undeclaredCalls } from '../../build/undeclaredCalls.ts';
import { contractFile } from '../../build/workspace.ts';

/**
 * Says after each change which operations the code calls that `remote.config.ts` does not name: the
 * build would refuse it for them. Each is said once until it is mended.
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
