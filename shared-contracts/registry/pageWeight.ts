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
}

/**
 * The cost of a first visit to each page of a remote.
 *
 * @param bytesOf bytes of one of its files on the wire
 */
export async function weigh(
  { name, entry, routes, preload }: Pick<RemoteManifest, 'name' | 'entry' | 'routes' | 'preload'>,
  bytesOf: (file: string) => Promise<number>,
  { scripts, requests, libraries, budget }: ShellWeight,
): Promise<Figure[]> {
  const figures: Figure[] = [
    { what: `${name}, entry`, measured: await bytesOf(entry), allowed: budget.entry },
  ];
  for (const { name: page, module } of routes) {
    const files = [...new Set([module, './messages.en'].flatMap((each) => preload[each] ?? []))];
    const onDemand = files.filter((file) => file in libraries).length;
    const bytes = await Promise.all(
      files.map(async (file) => libraries[file] ?? (await bytesOf(file))),
    );
    figures.push(
      {
        what: `${page}, scripts`,
        measured: bytes.reduce((sum, each) => sum + each, scripts),
        allowed: budget.scripts,
      },
      {
        what: `${page}, requests`,
        measured: requests + files.length,
        allowed: budget.requests + onDemand,
      },
    );
  }
  return figures;
}

/** `Clock, scripts: 330000 of 320000`. */
export function tellFigure({ what, measured, allowed }: Figure): string {
  return `${what}: ${measured} of ${allowed}`;
}

export function isOver({ measured, allowed }: Figure): boolean {
  return measured > allowed;
}
