import type { components } from 'shared-contracts';
import type { AssignmentEntry, PersonEntry } from 'shared-contracts/company-file/companyFile.ts';
import { importedChange, soundCheck, type Check } from '../../company/testing/companyServer.ts';
import { noFacts, type JobFacts } from '../rules/job.ts';
import { filesSent } from '../../company/testing/filesSent.ts';

type Entries = components['schemas']['CompanyEntries'];

export interface KnownJob {
  readonly entry: AssignmentEntry;
  readonly person: string;
  readonly job?: Partial<JobFacts>;
}

interface JobServer {
  readonly jobs: readonly KnownJob[];
  readonly people?: readonly PersonEntry[];
  /** Employee numbers of those who may approve. */
  readonly approvers?: readonly string[];
  readonly check?: Partial<Check>;
}

export const nurse: AssignmentEntry = {
  ...{ code: 'A-1', employee: '1', isPrimary: true, description: 'Nurse', position: 'NURSE' },
  ...{ startDate: '2026-01-01', countryCode: 'DE', company: 'Harbour', timeZone: 'Europe/Berlin' },
  ...{ timeTypeProfile: 'STANDARD', authorities: ['CAPTURE_TIME'] },
  timeRecordingVariants: [{ timeRecordingVariant: 'CLOCK', startDate: '2026-01-01' }],
};

const catalogue: Readonly<Record<string, readonly { code: string; name: string }[]>> = {
  geofences: [
    { code: 'MAIN', name: 'Main building' },
    { code: 'DOCK', name: 'Dock 3' },
  ],
  positions: [{ code: 'NURSE', name: 'Nurse' }],
  workSchedules: [{ code: 'NIGHT', name: 'Night' }],
  costCenters: [{ code: '100', name: 'Ward North' }],
};

/** A fake network with a company of these jobs: records the parts that are saved. */
export function jobServer({ jobs, people = [], approvers = [], check }: JobServer) {
  const saved: unknown[] = [];
  const asked: string[] = [];
  const lastFile = filesSent();

  async function fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/company/checks') {
      const sections = [
        { section: 'assignments' as const, added: 9999, changed: 9999, removed: 0, unchanged: 0 },
      ];
      return Response.json({ ...soundCheck, effects: [], sections, ...check } satisfies Check);
    }
    if (request.method === 'POST') {
      saved.push(JSON.parse(await lastFile()));
      return Response.json(importedChange);
    }
    asked.push(`${pathname}?${searchParams}`);
    const section = pathname.split('/').at(-1) ?? '';
    const page = Number(searchParams.get('page') ?? 0);
    const size = Number(searchParams.get('size') ?? 50);
    return Response.json(entriesOf(section, searchParams, page * size, size));
  }

  function entriesOf(
    section: string,
    query: URLSearchParams,
    first: number,
    size: number,
  ): Entries {
    const code = query.get('code');
    if (section === 'assignments') {
      const own = query.get('of') === 'people' ? query.get('ofCode') : null;
      const all = jobs.filter(
        ({ entry }) =>
          (code ?? entry.code) === entry.code && (own ?? entry.employee) === entry.employee,
      );
      const shown = all.slice(first, first + size);
      return {
        ...{ version: 7, total: all.length, totalPages: Math.ceil(all.length / size) },
        part: { assignments: shown.map(({ entry }) => entry) },
        facts: shown.map(({ entry, person, job }) => ({
          ...{ code: entry.code, name: entry.description, uses: 0, account: null },
          about: [{ section: 'people' as const, code: entry.employee, name: person }],
          job: { ...noFacts, ...job },
        })),
      };
    }
    if (section === 'people') {
      const found = people.filter(
        ({ employeeNumber }) =>
          (code ?? employeeNumber) === employeeNumber &&
          (query.get('state') !== 'APPROVERS' || approvers.includes(employeeNumber)),
      );
      return {
        ...{ version: 7, total: found.length, totalPages: 1, part: { people: found } },
        facts: found.map(({ employeeNumber, firstName, lastName }) => ({
          ...{ code: employeeNumber, name: `${firstName} ${lastName}`, about: [], uses: 0 },
          account: {
            ...{ employeeId: 1, hasPassword: true, hasPin: true, lastUsedAt: null, manages: 0 },
          },
        })),
      };
    }
    const listed = (catalogue[section] ?? []).filter((each) => (code ?? each.code) === each.code);
    return {
      ...{ version: 7, total: listed.length, totalPages: 1, part: {} },
      facts: listed.map((each) => ({ ...each, about: [], uses: 0, account: null })),
    };
  }
  return { fetch, saved, asked };
}
