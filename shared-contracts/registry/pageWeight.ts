import type { RemoteManifest } from '../remote/remoteContract.ts';

/** The shell's part of a first visit, and the limits of such a visit: bytes on the wire. */
export interface ShellWeight {
  /** Its scripts with the messages of one language. */
  readonly scripts: number;
  readonly requests: number;
  /** Bytes of libraries that only some pages load, by name. */
  readonly libraries: Readonly<Record<string, number>>;
  readonly budget: PageBudget;
}

export interface PageBudget {
  /** The part of a remote that is loaded before its first page. */
  readonly entry: number;
  readonly scripts: number;
  /** For a page without on-demand libraries; each of those adds a request. */
  readonly requests: number;
}

export interface Figure {
  readonly what: string;
  readonly measured: number;
  readonly allowed: number;
  /** Bytes of the remote's files in it. */
  readonly files?: Readonly<Record<string, number>>;
}

type Weighed = 'name' | 'entry' | 'integrity' | 'routes' | 'preload' | 'later';

/**
 * The cost of a first visit to each page of a remote: the entry, what `preload` names for the page,
 * its messages and `./start`, and the scripts of which nothing says when they load.
 *
 * @param bytesOf bytes of one of its files on the wire
 */
export async function weigh(
  { name, entry, integrity, routes, preload, later = [] }: Pick<RemoteManifest, Weighed>,
  bytesOf: (file: string) => Promise<number>,
  { scripts, requests, libraries, budget }: ShellWeight,
): Promise<Figure[]> {
  const figures: Figure[] = [
    { what: `${name}, entry`, measured: await bytesOf(entry), allowed: budget.entry },
  ];
  const known = new Set([entry, ...later, ...Object.values(preload).flat()]);
  const unnamed = Object.keys(integrity).filter((file) => !known.has(file));
  for (const { name: page, module } of routes) {
    const atOnce = [module, './messages.en', './start'].flatMap((each) => preload[each] ?? []);
    const named = [...new Set([entry, ...atOnce])];
    const onDemand = named.filter((file) => file in libraries);
    const own = [...named.filter((file) => !(file in libraries)), ...unnamed];
    const files = Object.fromEntries(
      await Promise.all(own.map(async (file) => [file, await bytesOf(file)] as const)),
    );
    const bytes = [...Object.values(files), ...onDemand.map((library) => libraries[library] ?? 0)];
    figures.push(
      {
        what: `${page}, scripts`,
        measured: bytes.reduce((sum, each) => sum + each, scripts),
        allowed: budget.scripts,
        files,
      },
      {
        what: `${page}, requests`,
        measured: requests + named.length,
        allowed: budget.requests + onDemand.length,
      },
    );
  }
  return figures;
}

/** `Clock, scripts: 330000 of 320000`; what is over names its heaviest files. */
export function tellFigure(figure: Figure): string {
  const { what, measured, allowed, files = {} } = figure;
  const told = `${what}: ${measured} of ${allowed}`;
  const heaviest = Object.entries(files).toSorted(([, one], [, other]) => other - one);
  if (!isOver(figure) || heaviest.length === 0) return told;
  const parts = heaviest.slice(0, 3).map(([file, bytes]) => `${file} ${bytes}`);
  return `${told}, with ${parts.join(', ')}`;
}

export function isOver({ measured, allowed }: Figure): boolean {
  return measured > allowed;
}
