import type { components } from 'shared-contracts';
import type { Invitee } from '../rules/invitee.ts';
import { exampleInvitee } from './exampleInvitee.ts';

type Schemas = components['schemas'];
type Wanted = Schemas['WantedInvitation'];

interface InvitationServer {
  readonly people?: readonly Invitee[];
  /** The first answers to the call that makes invitations; then it makes them. */
  readonly answers?: readonly (() => Response)[];
  readonly refused?: Schemas['Invitations']['refused'];
  readonly givesPins?: boolean;
}

/** The server of the page of invitations, and what is asked of it. */
export function invitationServer(options: InvitationServer = {}) {
  const { people = [exampleInvitee(1), exampleInvitee(2)], refused = [] } = options;
  const wanted: Wanted[][] = [];
  const searches: string[] = [];

  async function fetch(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    if (pathname === '/api/company/entries/geofences') {
      const part = { geofences: [] };
      return Response.json({ version: 1, total: 0, totalPages: 0, part, facts: [] });
    }
    if (request.method === 'GET') {
      searches.push(search);
      return Response.json({
        ...{ contents: people, total: people.length, totalPages: 1 },
        ...{ givesPins: options.givesPins ?? true, address: 'https://time.example.com' },
        companyName: 'Harbour Clinic',
      });
    }
    const asked: unknown = await request.json();
    if (!isWanted(asked)) throw new Error('No people were asked for.');
    wanted.push(asked.people);
    const answer = options.answers?.[wanted.length - 1];
    if (answer) return answer();
    return Response.json({
      ...{ until: '2026-03-09T08:00:00.000Z', refused },
      invitations: asked.people.map(({ employeeId, pin }) => ({
        ...{ employeeId, firstName: 'Mia', lastName: `Behrens ${employeeId}` },
        ...{ employeeNumber: `E-${employeeId}`, username: `mia.${employeeId}`, locale: 'de' },
        ...{ password: `abcd-efgh-234${employeeId + 1}`, pin: pin === 'NONE' ? null : '803164' },
      })),
    });
  }
  return { fetch, wanted, searches };
}

function isWanted(body: unknown): body is { readonly people: Wanted[] } {
  return (
    typeof body === 'object' && body !== null && 'people' in body && Array.isArray(body.people)
  );
}
