import { browserPackages } from './tooling/lint/arrows.ts';
import { lintConfig } from './tooling/lint/lintConfig.ts';
import { restrictedImports } from './tooling/lint/restrictedImports.ts';

const filesOf = (packages: readonly string[]) => `{${packages.join(',')}}/**/*.{ts,tsx}`;

export default lintConfig({
  browser: filesOf(browserPackages),
  shortFunctions: filesOf([...browserPackages, 'server']),
  callers: filesOf(browserPackages.filter((name) => name !== 'shell')),
  imports: restrictedImports(),
});
