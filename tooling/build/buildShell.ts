import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { remoteContractVersion } from 'shared-contracts';
import { type ShellOffer, eventNames } from 'shared-contracts/registry/shellOffer.ts';
import type { ShellWeight } from 'shared-contracts/registry/pageWeight.ts';
import type { PlacedRoute } from 'shared-contracts/registry/ownRoutes.ts';
import { librariesOnDemand, sharedVersions } from '../webpack/sharedLibraries.ts';
import { shellConfig, type ShellBuild } from '../webpack/shellConfig.ts';
import { es5Script, type PageScript } from '../webpack/shellPage.ts';
import { budgets } from './budgets.ts';
import { buildPainter } from './buildPainter.ts';
import { finishFiles, writeWhole, type FinishedFile } from './finishFiles.ts';
import {
  importOwnModule,
  shellFolder,
  shellOutput,
  sourceMapFolder,
} from '../workspace/workspace.ts';
import { runWebpack } from './runWebpack.ts';

const keptForOpenPages = 7 * 24 * 60 * 60 * 1000;

/** The build's record, in `shell/dist/build.json`. */
export interface ShellBuildRecord {
  readonly digest: string;
  /** Files that every page loads at once. */
  readonly initial: readonly string[];
  readonly files: readonly FinishedFile[];
}

/**
 * Builds the shell into `shell/dist/`. Files of earlier builds stay for a week for open pages;
 * `index.html` is replaced last, atomically, and then the worker that caches it. `shell.json` lists
 * what it offers to remotes.
 */
export async function buildShell(digest: string): Promise<void> {
  const draft = join(shellOutput, `.draft.${process.pid}`);
  try {
    const chunks = await runWebpack(
      shellConfig({
        ...(await readShellSource()),
        painter: await buildPainter(shellFolder),
        mode: 'production',
        outputFolder: draft,
      }),
    );
    const files = await finishFiles(draft, join(sourceMapFolder, 'shell'));
    const initial = [...(chunks.scripts['shell'] ?? []), ...(chunks.styles['shell'] ?? [])];
    const offer: ShellOffer = {
      remoteContract: remoteContractVersion,
      shared: sharedVersions(),
      names: chunks.namesOffered,
      events: eventNames,
      routes: await readShellRoutes(),
      page: await weighShell(draft, initial, files),
    };
    await publish(draft, { digest, initial, files }, offer);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** The cost of every page, to which `weigh` adds a remote's. */
async function weighShell(
  folder: string,
  initial: readonly string[],
  files: readonly FinishedFile[],
): Promise<ShellWeight> {
  const bytes = new Map(files.map(({ name, wireBytes }) => [name, wireBytes]));
  const named = await shellFiles(folder);
  const bytesOf = (address: string | undefined) => bytes.get(address?.replace('/', '') ?? '') ?? 0;
  const words = named['messages-en'];
  const scripts = [...initial.filter((name) => name.endsWith('.js')), ...(words ? [words] : [])];
  return {
    scripts: scripts.reduce((sum, name) => sum + bytesOf(name), 0),
    requests: initial.length + (words ? 1 : 0),
    libraries: Object.fromEntries(librariesOnDemand.map((name) => [name, bytesOf(named[name])])),
    budget: {
      entry: budgets.remoteEntry,
      scripts: budgets.coldPageScripts,
      requests: budgets.coldPageRequests,
    },
  };
}

/** The URLs that the page passes to the inline script. */
async function shellFiles(folder: string): Promise<Record<string, string>> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const text = /id="shell-files">([^<]*)</.exec(page)?.[1] ?? '{}';
  // oxlint-disable-next-line typescript/no-unsafe-return -- written by the shell's build
  return JSON.parse(text);
}

async function readShellRoutes(): Promise<readonly PlacedRoute[]> {
  const file = join(shellFolder, 'routes/rules/shellRoutes.ts');
  return (await importOwnModule<{ takenByShell: readonly PlacedRoute[] }>(file)).takenByShell;
}

async function publish(draft: string, record: ShellBuildRecord, offer: ShellOffer): Promise<void> {
  await removeOldFiles(shellOutput);
  const last = ['index.html', 'service-worker.js'];
  const others = (await readdir(draft)).filter((name) => !last.includes(name));
  for (const name of [...others, ...last]) {
    await rename(join(draft, name), join(shellOutput, name));
  }
  await writeWhole(join(shellOutput, 'shell.json'), JSON.stringify(offer));
  await writeWhole(join(shellOutput, 'build.json'), JSON.stringify(record, null, 2));
}

/** The shell's folder and the inline parts of its page. */
export async function readShellSource(): Promise<
  Pick<ShellBuild, 'folder' | 'refusingScript' | 'pageScripts'>
> {
  const { refuseBrowser } = await importShellModule<RefusingModule>('boot/refuseBrowser.ts');
  const words = await importShellModule<RefusedWordsModule>('messages/refusedBrowserWords.ts');
  const { preloadHints } = await importPageScript('preloadHints');
  const { earlyCalls } = await importPageScript('earlyCalls');
  return {
    folder: shellFolder,
    refusingScript: es5Script(refuseBrowser, words.refusedBrowserWords),
    pageScripts: [preloadHints, earlyCalls],
  };
}

interface RefusingModule {
  readonly refuseBrowser: (document: Document, sentences: object) => void;
}

interface RefusedWordsModule {
  readonly refusedBrowserWords: object;
}

async function importShellModule<Module>(file: string) {
  return await importOwnModule<Module>(join(shellFolder, file));
}

async function importPageScript<Name extends string>(name: Name) {
  return await importOwnModule<Record<Name, PageScript>>(join(shellFolder, `boot/${name}.ts`));
}

async function removeOldFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name));
    const isHashed = /\.[0-9a-f]{16}\./.test(basename(name));
    if (isHashed && Date.now() - mtimeMs > keptForOpenPages) await rm(join(folder, name));
  }
}
