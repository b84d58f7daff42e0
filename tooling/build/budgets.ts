import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from 'shared-contracts';
import { readRegistry } from '../release/registry.ts';
import type { ShellBuildRecord } from './buildShell.ts';
import { readOwnJson } from './readOwn.ts';
import { remoteStore, shellOutput } from './workspace.ts';

/** What a page may cost on the wire, in bytes (brotli), and in requests for scripts and styles. */
export const budgets = {
  shellScripts: 260_000,
  shellStyles: 5_000,
  latinFont: 80_000,
  coldPageScripts: 320_000,
  coldPageRequests: 6,
} as const;

/** Throws with every figure that is over its budget. */
export async function checkBudgets(): Promise<void> {
  const shell = await readOwnJson<ShellBuildRecord>(join(shellOutput, 'build.json'));
  const registry = await readRegistry(remoteStore());
  const scripts = wireBytes(shell, /\.js$/);
  const messages = shell.files.find(({ name }) => name.startsWith('messages-en'));
  const figures: Figure[] = [
    ['Scripts of the shell', scripts, budgets.shellScripts],
    ['Styles of the shell', wireBytes(shell, /\.css$/), budgets.shellStyles],
    ['Latin font', fontBytes(shell), budgets.latinFont],
  ];
  for (const remote of registry?.remotes ?? []) {
    for (const { name, module } of remote.routes) {
      const files = new Set([
        ...(remote.preload[module] ?? []),
        ...(remote.preload['./messages.en'] ?? []),
      ]);
      const bytes = await Promise.all([...files].map((file) => compressedBytes(remote, file)));
      const total = scripts + (messages?.wireBytes ?? 0) + bytes.reduce((a, b) => a + b, 0);
      const requests = shell.initial.length + (messages ? 1 : 0) + files.size;
      figures.push([`Scripts of a cold ${name}`, total, budgets.coldPageScripts]);
      figures.push([`Requests of a cold ${name}`, requests, budgets.coldPageRequests]);
    }
  }
  report(figures);
}

type Figure = readonly [what: string, measured: number, allowed: number];

function report(figures: readonly Figure[]): void {
  for (const [what, measured, allowed] of figures)
    console.log(`${what}: ${measured} of ${allowed}`);
  const over = figures.filter(([, measured, allowed]) => measured > allowed);
  if (over.length === 0) return;
  const list = over.map(([what, measured, allowed]) => `${what}: ${measured}, allowed ${allowed}`);
  throw new Error(`Over budget:\n${list.join('\n')}`);
}

function wireBytes(shell: ShellBuildRecord, name: RegExp): number {
  return shell.files
    .filter((file) => shell.initial.includes(file.name) && name.test(file.name))
    .reduce((sum, file) => sum + file.wireBytes, 0);
}

function fontBytes(shell: ShellBuildRecord): number {
  return shell.files.find(({ name }) => name.startsWith('inter-latin-opsz-normal'))?.wireBytes ?? 0;
}

async function compressedBytes(remote: RemoteManifest, file: string): Promise<number> {
  return (await stat(join(remoteStore(), remote.name, remote.version, `${file}.br`))).size;
}
