import type { components, ErrorCode } from 'shared-contracts';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';

type Schemas = components['schemas'];
export type Check = Schemas['CompanyCheck'];
export type Change = Schemas['CompanyChange'];
export type Entry = Schemas['CompanyChangeEntry'];

/** A check of a file that changes one site of five and adds two people. */
export const soundCheck: Check = {
  version: 7,
  faults: [],
  faultCount: 0,
  sections: [
    { section: 'geofences', added: 0, changed: 1, removed: 0, unchanged: 4 },
    { section: 'positions', added: 0, changed: 0, removed: 0, unchanged: 9 },
    { section: 'people', added: 3, changed: 1, removed: 0, unchanged: 12 },
  ],
  effects: [{ kind: 'LOG_IN_LOST', count: 2, names: ['Ella Stone', 'Jonas Petersen'] }],
  refusal: null,
};

export const importedChange: Change = {
  id: 8,
  changedAt: '2026-11-20T09:30:00.000Z',
  changedBy: 'Robin Ellis',
  directory: null,
  sections: soundCheck.sections,
};

export type Sent = Response | Promise<Response>;

interface CompanyServer {
  /** Answers to the checks, in their order; the last one is repeated. */
  readonly checks?: readonly (() => Sent)[];
  /** Answers to the imports, in their order; the last one is repeated. */
  readonly imports?: readonly (() => Sent)[];
  /** Pages of changes by `before`, of entries by `after`; 0 is the first one. */
  readonly changes?: Readonly<Record<number, { contents: readonly Change[]; next: number | null }>>;
  /** Pages of the whole history by `before`. */
  readonly history?: Readonly<
    Record<number, { contents: readonly Schemas['CompanyEntryChange'][]; next: number | null }>
  >;
  readonly entries?: Readonly<Record<number, { contents: readonly Entry[]; next: number | null }>>;
}

/** A fake network with a company: records what is sent to it. */
export function companyServer(company: CompanyServer = {}) {
  const { checks, imports, changes, entries, history } = company;
  const keys: string[] = [];
  const versions: string[] = [];
  const asked: string[] = [];
  const counts = { checks: 0, imports: 0 };

  async function fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    asked.push(`${request.method} ${pathname}`);
    const setUp = setUpAnswer(pathname);
    if (setUp !== null) return setUp;
    if (pathname === '/api/company/file') return Response.json({ company: { name: 'Harbour' } });
    if (pathname === '/api/company/checks') {
      return nth(checks ?? [() => Response.json(soundCheck)], counts.checks++);
    }
    if (request.method === 'POST') {
      keys.push(request.headers.get('idempotency-key') ?? '');
      versions.push(await versionIn(request));
      return nth(imports ?? [() => Response.json(importedChange)], counts.imports++);
    }
    if (pathname.endsWith('/entries')) {
      return Response.json(entries?.[Number(searchParams.get('after') ?? 0)] ?? nothing);
    }
    if (pathname === '/api/company/history') {
      return Response.json(history?.[Number(searchParams.get('before') ?? 0)] ?? nothing);
    }
    const page = changes?.[Number(searchParams.get('before') ?? 0)] ?? nothing;
    return Response.json({ version: 7, ...page });
  }
  return { fetch, keys, versions, asked };
}

/** What a company that is set up answers to those who ask how far it is; null to other calls. */
function setUpAnswer(pathname: string): Response | null {
  if (pathname === '/api/company/details') {
    const company: NonNullable<CompanyFile['company']> = {
      ...{ name: 'Harbour', license: { name: 'Harbour' }, locales: ['en'] },
      payCycle: { startDate: '2026-01-01', duration: 1, unit: 'MONTHS' },
    };
    return Response.json({ version: 7, part: { company } });
  }
  if (!pathname.startsWith('/api/company/entries/')) return null;
  return Response.json({ version: 7, total: 1, totalPages: 1, part: {}, facts: [] });
}

const nothing = { contents: [], next: null };

function nth(answers: readonly (() => Sent)[], index: number): Sent {
  const answer = answers[index] ?? answers.at(-1);
  if (!answer) throw new Error('The test has no answer.');
  return answer();
}

async function versionIn(request: Request): Promise<string> {
  return /name="version"\s+(\d+)/.exec(await request.clone().text())?.[1] ?? '';
}

/** A refusal as the server words it. */
export function refusal(status: number, code: ErrorCode, detail: string): Response {
  return Response.json(
    { type: 'about:blank', title: code, status, detail, code, traceId: 't' },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
}
