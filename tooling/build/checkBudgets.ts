import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from 'shared-contracts';
import { isOver, tellFigure, weigh, type Figure } from 'shared-contracts/registry/pageWeight.ts';
import type { ShellOffer } from 'shared-contracts/registry/shellOffer.ts';
import { Refusal } from 'shared-releases/Refusal.ts';
import { budgets } from './budgets.ts';
import type { ShellBuildRecord } from './buildShell.ts';
import { builtRemotes, readOwnJson, shellOutput } from '../workspace/workspace.ts';

/**
 * Reports the cost of the shell and of a first visit to each page. @throws Refusal if it is over
 * the budget
 */
export async function checkBudgets(
  remotes: readonly { readonly name: string; readonly version: string }[],
  print: (figures: string) => void = console.log,
): Promise<void> {
  const shell = await readOwnJson<ShellBuildRecord>(join(shellOutput, 'build.json'));
  const wireBytes = new Map(shell.files.map((file) => [file.name, file.wireBytes]));
  const initial = (extension: string) =>
    sum(
      shell.initial.filter((name) => name.endsWith(extension)).map((name) => wireBytes.get(name)),
    );
  const font = shell.files.find(({ name }) => name.startsWith('inter-first'));
  const map = shell.files.find(({ name }) => /^map\..*\.js$/.test(name));
  const detector = shell.files.filter(({ name }) => /^(face-detector|detector-start)\b/.test(name));
  const sheets = shell.files.filter(({ name }) => name.startsWith('sheet-reader'));
  const worker = shell.files.filter(({ name }) => /^(service-worker|device-prompts)\b/.test(name));
  const figures: Figure[] = [
    figureOf('Shell, scripts', initial('.js'), budgets.shellScripts),
    figureOf('Shell, styles', initial('.css'), budgets.shellStyles),
    figureOf('First font', font?.wireBytes ?? 0, budgets.firstFont),
    figureOf('Face detector', sum(detector.map((file) => file.wireBytes)), budgets.faceDetector),
    figureOf(
      'Reader of spreadsheets',
      sum(sheets.map((file) => file.wireBytes)),
      budgets.sheetReader,
    ),
    figureOf('Map, scripts', map?.wireBytes ?? 0, budgets.mapScripts),
    figureOf(
      'Service worker, scripts',
      sum(worker.map((file) => file.wireBytes)),
      budgets.workerScripts,
    ),
  ];

  const { page } = await readOwnJson<ShellOffer>(join(shellOutput, 'shell.json'));
  if (!page)
    throw new Error('shell/dist/shell.json tells no weights: remove shell/dist and build again.');
  for (const { name, version } of remotes) {
    const folder = join(builtRemotes, name, version);
    const remote = await readOwnJson<RemoteManifest>(join(folder, 'remote.json'));
    const bytesOf = async (file: string) => (await stat(join(folder, `${file}.br`))).size;
    const scripts = await Promise.all(Object.keys(remote.integrity).map(bytesOf));
    figures.push(
      figureOf(`${name}, all scripts`, sum(scripts), scriptsOf(name)),
      ...(await weigh(remote, bytesOf, page)),
    );
  }
  const tell = (figure: Figure) => `  ${tellFigure(figure)}`;
  print(`On the wire:\n${figures.map(tell).join('\n')}`);
  const over = figures.filter(isOver);
  if (over.length > 0) throw new Refusal(`Over budget:\n${over.map(tell).join('\n')}`);
}

const figureOf = (what: string, measured: number, allowed: number) => ({ what, measured, allowed });

function sum(values: readonly (number | undefined)[]): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}

function scriptsOf(remote: string): number {
  return remote === 'remote-company' ? budgets.companyScripts : budgets.remoteScripts;
}
