import type { components, ErrorCode } from 'shared-contracts';

export const nothingToSign = {
  ...{ startDate: '2026-11-02', endDate: '2026-11-15', state: 'WITHOUT_TIME', undecided: 0 },
  ...{ people: 0, uncovered: 0, signOffs: [], changes: [], changed: 0 },
} as const satisfies components['schemas']['PayCycleSignOff'];

/** A refusal in the server's format. */
export function problem(how: { status: number; code: ErrorCode }, more: object = {}): Response {
  return Response.json(
    { ...how, ...more, type: 'about:blank', title: '', detail: '', traceId: 't' },
    { status: how.status, headers: { 'content-type': 'application/problem+json' } },
  );
}

/** The request body. */
export async function bodyOf<Body>(request: Request): Promise<Body> {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the client's types made it
  const body: Body = await request.json();
  return body;
}
