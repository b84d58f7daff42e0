import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sourceMapFolder } from 'tooling/workspace/workspace.ts';
import { sourceSpots } from './sourceSpots.ts';

/** The executed parts of a script, from Chromium's profiler. */
export interface RanScript {
  readonly url: string;
  readonly functions: readonly {
    readonly ranges: readonly {
      readonly startOffset: number;
      readonly endOffset: number;
      readonly count: number;
    }[];
  }[];
}

/** How many source modules executed code of their own, by the source maps of the local build. */
export async function countModules(scripts: readonly RanScript[]): Promise<number> {
  const maps = new Map<string, string>();
  for await (const file of glob('**/*.js.map', { cwd: sourceMapFolder })) {
    maps.set(basename(file, '.map'), join(sourceMapFolder, file));
  }
  const ran = new Set<string>();
  for (const script of scripts.filter(({ url }) => url.startsWith('http'))) {
    const map = maps.get(basename(new URL(script.url).pathname));
    if (map === undefined) continue;
    const text = await (await fetch(script.url)).text();
    for (const source of modulesRun(script, text, await readFile(map, 'utf8'))) ran.add(source);
  }
  return ran.size;
}

/** The sources with executed code. */
export function modulesRun(script: RanScript, text: string, map: string): Set<string> {
  const counts = new Int32Array(text.length);
  // A block inside a function comes after it, and is more precise.
  for (const { startOffset, endOffset, count } of script.functions.flatMap(
    ({ ranges }) => ranges,
  )) {
    counts.fill(count, startOffset, endOffset);
  }
  const lines = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines.push(at + 1);
  const ran = new Set<string>();
  for (const { line, column, source } of sourceSpots(map)) {
    if ((counts[(lines[line] ?? 0) + column] ?? 0) > 0) ran.add(source);
  }
  return ran;
}
