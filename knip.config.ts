import type { KnipConfig } from 'knip';
import { modules as employee } from './remote-employee/remote.config.ts';
import { modules as manager } from './remote-manager/remote.config.ts';
import { modules as schedules } from './remote-schedules/remote.config.ts';
import { modules as terminal } from './remote-terminal/remote.config.ts';

/** A remote's code begins at the pages that its `remote.config.ts` names. */
function remote(modules: Record<string, string>) {
  const pages = Object.values(modules).map((file) => file.replace('./', ''));
  return {
    entry: ['remote.config.ts', 'messages/*.ts', ...pages],
    project: ['**/*.{ts,tsx}'],
  };
}

const config: KnipConfig = {
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: ['*.config.ts'],
      project: ['*.ts'],
      // Called by path in tooling/test/steps.ts.
      ignoreDependencies: ['oxfmt'],
    },
    'shared-contracts': { project: ['**/*.ts', '!api/schema.gen.ts'] },
    'shared-ui': {
      project: ['**/*.{ts,tsx}'],
      // Named in fonts.css.
      ignoreDependencies: [
        '@fontsource-variable/inter',
        '@fontsource-variable/noto-sans-thai-looped',
      ],
    },
    shell: { entry: ['boot/main.tsx'], project: ['**/*.{ts,tsx}'] },
    'remote-employee': remote(employee),
    'remote-manager': remote(manager),
    'remote-schedules': remote(schedules),
    'remote-terminal': remote(terminal),
    server: {
      entry: [
        'main.ts',
        'company/importCommand.ts',
        'records/verifyCommand.ts',
        'database/embedded/engineWorker.ts',
        // Run by tooling/bench.
        'testing/openSessions.ts',
      ],
      project: ['**/*.ts'],
    },
    tooling: {
      entry: [
        'test/{test,postgresForTests,browserStubs}.ts',
        'build/{build,buildTargets,buildMonolith}.ts',
        'contract/generate.ts',
        'dev/{dev,webpack.config}.ts',
        'bench/bench.ts',
        // Started as a process of its own.
        'bench/clocking/generateLoad.ts',
      ],
      project: ['**/*.{ts,mjs}'],
      // Named to webpack as words.
      ignoreDependencies: ['css-loader', 'swc-loader'],
    },
    e2e: { entry: ['**/*.test.ts', 'pictures/takePictures.ts'], project: ['**/*.ts'] },
  },
};

export default config;
