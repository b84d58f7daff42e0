import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from 'shared-contracts';
import { librariesOnDemand } from '../webpack/sharedLibraries.ts';
import { budgets } from './budgets.ts';
import type { ShellBuildRecord } from './buildShell.ts';
import { readOwnJson } from './readOwn.ts';
import { builtRemotes, shellOutput } from './workspace.ts';

type Figure = readonly [what: string, measured: number, allowed: number];

/** Prints what the shell and a first visit to each page cost. Throws when it is over the budget. */
export async function checkBudgets(
  remotes: readonly { readonly name: string; readonly version: string }[],
): Promise<void> {
  const shell = await readOwnJson<ShellBuildRecord>(join(shellOutput, 'build.json'));
  const wireBytes = new Map(shell.files.map((file) => [file.name, file.wireBytes]));
  const initial = (extension: string) =>
    sum(
      shell.initial.filter((name) => name.endsWith(extension)).map((name) => wireBytes.get(name)),
    );
  const font = shell.files.find(({ name }) => name.startsWith('inter-latin-opsz-normal'));
  const map = shell.files.find(({ name }) => /^map\..*\.js$/.test(name));
  const worker = shell.files.filter(({ name }) => /^(service-worker|device-prompts)\b/.test(name));
  const figures: Figure[] = [
    ['Shell, scripts', initial('.js'), budgets.shellScripts],
    ['Shell, styles', initial('.css'), budgets.shellStyles],
    ['Latin font', font?.wireBytes ?? 0, budgets.latinFont],
    ['Map, scripts', map?.wireBytes ?? 0, budgets.mapScripts],
    ['Service worker, scripts', sum(worker.map((file) => file.wireBytes)), budgets.workerScripts],
  ];

  const shellFiles = await filesByName();
  const shellMessages = shellFiles['messages-en'];
  const ofShell = (name: string | undefined) => wireBytes.get(name?.replace('/', '') ?? '');
  for (const { name: folder, version } of remotes) {
    const remote = await readOwnJson<RemoteManifest>(
      join(builtRemotes, folder, version, 'remote.json'),
    );
    const entry = await compressedBytes(remote, remote.entry);
    figures.push([`${folder}, entry`, entry, budgets.remoteEntry]);
    for (const { name, module } of remote.routes) {
      const files = filesOfPage(remote, module);
      const bytes = files.map(async (file) =>
        librariesOnDemand.includes(file)
          ? ofShell(shellFiles[file])
          : await compressedBytes(remote, file),
      );
      const scripts = sum([initial('.js'), ofShell(shellMessages), ...(await Promise.all(bytes))]);
      const requests = shell.initial.length + (shellMessages ? 1 : 0) + files.length;
      const onDemand = files.filter((file) => librariesOnDemand.includes(file)).length;
      figures.push([`${name}, scripts`, scripts, budgets.coldPageScripts]);
      figures.push([`${name}, requests`, requests, budgets.coldPageRequests + onDemand]);
    }
  }
  report(figures);
}

function report(figures: readonly Figure[]): void {
  const lines = figures.map(([what, measured, allowed]) => `  ${what}: ${measured} of ${allowed}`);
  console.log(`On the wire:\n${lines.join('\n')}`);
  const over = lines.filter((_, index) => {
    const [, measured = 0, allowed = 0] = figures[index] ?? [];
    return measured > allowed;
  });
  if (over.length > 0) throw new Error(`Over budget:\n${over.join('\n')}`);
}

/** The addresses that the page itself gives to the inline script. */
async function filesByName(): Promise<Record<string, string>> {
  const page = await readFile(join(shellOutput, 'index.html'), 'utf8');
  const text = /id="shell-files">([^<]*)</.exec(page)?.[1] ?? '{}';
  // oxlint-disable-next-line typescript/no-unsafe-return -- written by the shell's build
  return JSON.parse(text);
}

function filesOfPage(remote: RemoteManifest, module: string): string[] {
  const files = [module, './messages.en'].flatMap((name) => remote.preload[name] ?? []);
  return [...new Set(files)];
}

async function compressedBytes(remote: RemoteManifest, file: string): Promise<number> {
  return (await stat(join(builtRemotes, remote.name, remote.version, `${file}.br`))).size;
}

function sum(values: readonly (number | undefined)[]): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}
