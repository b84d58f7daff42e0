import { remoteNames } from '../workspace/workspace.ts';
import { lintConfig } from './lintConfig.ts';
import { boundsOf } from './restrictedImports.ts';

const everything = '**/*.{ts,tsx}';

/** The rules of lint for a remote in a repository of its own. */
export const standAlone = lintConfig({
  browser: everything,
  callers: everything,
  imports: remoteNames().flatMap((name) => boundsOf(name, '')),
});
