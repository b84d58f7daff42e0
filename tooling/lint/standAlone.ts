import { remoteNames } from '../workspace/workspace.ts';
import { lintConfig } from './lintConfig.ts';
import { boundsOf } from './restrictedImports.ts';

const everything = '**/*.{ts,tsx}';

/** The lint rules for a remote in its own repository. */
export const standAlone = lintConfig({
  browser: everything,
  shortFunctions: everything,
  callers: everything,
  imports: remoteNames().flatMap((name) => boundsOf(name, '')),
});
