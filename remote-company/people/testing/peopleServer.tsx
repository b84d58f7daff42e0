import type { ReactNode } from 'react';
import type { Authority, components } from 'shared-contracts';
import type { PersonEntry } from 'shared-contracts/company-file/companyFile.ts';
import {
  employeeSession,
  renderInHost,
  type RenderOptions,
} from 'shared-ui/testing/renderInHost.tsx';
import { importedChange, soundCheck, type Check } from '../../company/testing/companyServer.ts';
import { messages } from '../../messages/en.ts';
import { Page as BadgesPage } from '../../badges/view/BadgesPage.tsx';
import { Page } from '../view/PeoplePage.tsx';
import { filesSent } from '../../company/testing/filesSent.ts';

type Schemas = components['schemas'];
type Facts = Schemas['CompanyEntryFacts'];

interface ListedPerson {
  readonly entry: PersonEntry;
  readonly facts: Facts;
}

const at = '2026-03-02T08:00:00.000Z';

export function person(
  entry: PersonEntry,
  employeeId: number,
  jobs: readonly string[],
): ListedPerson {
  const { employeeNumber: code, firstName, lastName } = entry;
  return {
    entry,
    facts: {
      ...{ code, name: `${firstName} ${lastName}`, uses: jobs.length },
      about: jobs.map((name) => ({ section: 'assignments', code: name, name })),
      account: { employeeId, hasPassword: true, hasPin: false, lastUsedAt: null, manages: 0 },
    },
  };
}

const nils = person(
  { employeeNumber: 'E-5', firstName: 'Nils', lastName: 'Roth', username: 'nils' },
  1005,
  [],
);
const plain = person(
  {
    ...{ employeeNumber: 'E-3', firstName: 'Olga', lastName: 'Saetang', username: 'olga' },
    authorities: ['APPROVE_TIME'],
  },
  1003,
  ['Porter'],
);
export const olga: ListedPerson = {
  ...plain,
  facts: {
    ...plain.facts,
    account: plain.facts.account && { ...plain.facts.account, lastUsedAt: at },
  },
};

interface SavedFile {
  readonly people: readonly PersonEntry[];
}

interface Company {
  readonly people?: readonly ListedPerson[];
  /** Of everybody, beside Olga's. */
  readonly account?: Partial<Schemas['Account']>;
  readonly authorities?: readonly Authority[];
  readonly effects?: Check['effects'];
  readonly holder?: Schemas['BadgeHolder'] | null;
}

/** A fake network with a company: keeps what is saved, and which calls of accounts were made. */
export function peopleServer(company: Company = {}) {
  const {
    people = [olga, nils],
    account = {},
    authorities = ['APPROVE_TIME'],
    effects = [],
  } = company;
  const saved: SavedFile[] = [];
  const calls: string[] = [];
  let known = [...people];
  const lastFile = filesSent();

  function entries(query: URLSearchParams) {
    const code = query.get('code');
    const found = known.filter(({ entry }) => code === null || entry.employeeNumber === code);
    return {
      ...{ version: 7 + saved.length, total: found.length, totalPages: 1 },
      part: { people: found.map(({ entry }) => entry) },
      facts: found.map(({ facts }) => facts),
    };
  }

  async function save(): Promise<void> {
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- as the page wrote it
    const file: SavedFile = JSON.parse(await lastFile());
    saved.push(file);
    for (const entry of file.people) {
      const before = known.find((each) => each.entry.employeeNumber === entry.employeeNumber);
      const now = before ? { ...before, entry } : person(entry, 2000, []);
      known = [...known.filter((each) => each !== before), now];
    }
  }

  async function fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/info/locales') {
      return Response.json([
        { locale: 'en', name: 'English' },
        { locale: 'de', name: 'Deutsch' },
      ]);
    }
    if (pathname === '/api/company/person-proposal') {
      const last = searchParams.get('lastName')?.toLowerCase() ?? '';
      return Response.json({ employeeNumber: 'E-6', username: last === '' ? null : last });
    }
    if (pathname === '/api/company/badge-holders') {
      return Response.json({ holder: company.holder ?? null });
    }
    if (pathname === '/api/company/entry-history') return Response.json(history);
    if (pathname === '/api/company/checks') {
      const sections = [{ section: 'people', added: 0, changed: 1, removed: 0, unchanged: 0 }];
      const asked = saved.length === 0 ? effects : [];
      return Response.json({ ...soundCheck, effects: asked, sections, version: 7 + saved.length });
    }
    if (pathname === '/api/company/changes') {
      await save();
      return Response.json(importedChange);
    }
    if (pathname.startsWith('/api/company/entries/')) return Response.json(entries(searchParams));
    const [, , , id, act] = pathname.split('/');
    const of = known.find(({ facts }) => facts.account?.employeeId === Number(id)) ?? olga;
    const state = accountOf(of, account);
    if (act === undefined) {
      return Response.json({ account: state, authorities, pin: null, face: null });
    }
    calls.push(`${request.method} ${pathname}`);
    return Response.json(answers[act] ?? state);
  }
  return { fetch, saved, calls };
}

export type PeopleServer = ReturnType<typeof peopleServer>;

const answers: Readonly<Record<string, unknown>> = {
  'one-time-password': { password: 'aaaaa-bbbbb', until: '2026-03-09T08:00:00.000Z' },
  'terminal-pin': { pin: '480275', changedAt: at },
  'personal-data': {
    ...{ format: 'punctual-person-1', employeeId: 1003, exportedAt: at },
    ...{ tables: {}, withheld: {}, acts: {} },
  },
  erasure: { rows: {} },
};

const history = {
  contents: [
    {
      ...{ id: 12, changedAt: at, changedBy: 'Dora Vega', directory: null, kind: 'CHANGED' },
      ...{ section: 'people', code: 'E-3' },
      fields: [{ field: 'lastName', before: 'Sae', after: 'Saetang' }],
    },
  ],
  next: null,
};

function accountOf(
  { entry, facts }: ListedPerson,
  changes: Partial<Schemas['Account']>,
): Schemas['Account'] {
  const { firstName, lastName, employeeNumber, username = null, closed } = entry;
  return {
    ...{
      employeeId: facts.account?.employeeId ?? 0,
      firstName,
      lastName,
      employeeNumber,
      username,
    },
    ...{ hasPassword: true, closedAt: closed === true ? at : null, sessions: 2, lastUsedAt: at },
    ...{ asksForPasskey: false, passkeys: 0, passkeyUntil: null, takesOneTimePassword: true },
    ...changes,
  };
}

interface ShowOptions extends Pick<RenderOptions, 'path' | 'features' | 'properties'> {
  readonly authorities?: readonly Authority[];
  readonly employeeId?: number;
}

/** The page of people, seen by an administrator. */
export function show(server: PeopleServer, options: ShowOptions = {}) {
  return showPage(<Page />, server, options);
}

export function showBadges(server: PeopleServer, options: ShowOptions = {}) {
  return showPage(<BadgesPage />, server, options);
}

function showPage(page: ReactNode, server: PeopleServer, options: ShowOptions) {
  const { authorities = ['DEV_ADMIN'], employeeId = 1004, ...host } = options;
  const session = employeeSession(
    { id: employeeId, firstName: 'Dora', lastName: 'Vega', employeeNumber: 'E-4', assignments: [] },
    { authorities: [...authorities] },
  );
  return renderInHost(page, { session, messages, fetch: server.fetch, ...host });
}
