import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { remoteNames, workspaceFolder } from '../workspace/workspace.ts';
import type { System } from './startSystem.ts';

const others = [
  'shared-contracts',
  'shared-releases',
  'shared-time',
  'shared-ui',
  'shell',
  'tooling',
];

/** A team with its own sources, which releases to a server run by others. */
export interface Team {
  /** Absolute path of its sources. */
  readonly folder: string;
  /** Replaces `text` with `next` in one of its files. */
  edit(file: string, text: string, next: string): Promise<void>;
  /** Runs `npm run release -- …` in its sources; returns output and exit code. */
  release(...args: string[]): Promise<{ readonly code: number; readonly output: string }>;
  remove(): Promise<void>;
}

/** Copies the sources; the installed packages are those of this working tree. */
export async function createTeam(system: System): Promise<Team> {
  const folder = await mkdtemp(join(tmpdir(), 'punctual-team-'));
  const entries = await readdir(workspaceFolder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const packages = [...others, ...remoteNames()];
  for (const name of [...packages, ...files]) {
    await cp(join(workspaceFolder, name), join(folder, name), {
      recursive: true,
      filter: isSource,
    });
  }
  for (const name of ['.', ...packages]) {
    const modules = join(workspaceFolder, name, 'node_modules');
    if (existsSync(modules)) await symlink(modules, join(folder, name, 'node_modules'));
  }
  return {
    folder,
    async edit(file, text, next) {
      const path = join(folder, file);
      const content = await readFile(path, 'utf8');
      if (!content.includes(text)) throw new Error(`${file} does not hold ${text}.`);
      await writeFile(path, content.replaceAll(text, next));
    },
    release: async (...args) =>
      await new Promise((done) => {
        execFile(
          process.execPath,
          [join(folder, 'tooling/release/release.ts'), ...args],
          {
            cwd: folder,
            env: {
              ...process.env,
              SERVER: system.url,
              DATA_DIR: system.dataDirectory,
              RELEASED_BY: 'another team',
            },
          },
          (fault, out, errors) => done({ code: fault ? 1 : 0, output: `${out}${errors}` }),
        );
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function isSource(path: string): boolean {
  return !['node_modules', 'dist'].includes(basename(path));
}
