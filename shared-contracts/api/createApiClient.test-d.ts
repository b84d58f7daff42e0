import { answer, type ApiClient } from './createApiClient.ts';

// Checked by the compiler, never run: each expected error must be one.
export async function typesOfTheClient(api: ApiClient): Promise<void> {
  const session = await answer(api.GET('/api/session'));
  session.employeeId satisfies number;
  session.authorities satisfies readonly string[];
  // @ts-expect-error The session has no such field.
  void session.password;

  const nothing = await answer(api.POST('/api/session/logout'));
  nothing satisfies undefined;

  const clocked = await answer(
    api.POST('/api/time-pairs/shift-clock-in', {
      body: { employeeAssignmentId: 1, timeZoneOffset: 60 },
    }),
  );
  clocked.shiftTimePairs[0]?.clockOut?.date satisfies string | undefined;
  // @ts-expect-error A shift can still be open.
  void clocked.shiftTimePairs[0]?.clockOut.date;

  void api.PUT('/api/notifications/{id}', {
    params: { path: { id: 1 }, header: { 'idempotency-key': 'a key of its own' } },
  });

  // @ts-expect-error No such path.
  void api.GET('/api/nowhere');
  // @ts-expect-error The path has no such method.
  void api.DELETE('/api/session');
  // @ts-expect-error The path's parameter is missing.
  void api.GET('/api/employees/{sub}/profile');
  // @ts-expect-error Ids are numbers.
  void api.GET('/api/employees/{sub}/profile', { params: { path: { sub: 'me' } } });
  // @ts-expect-error The query's page is missing.
  void api.GET('/api/employees/{id}/notifications', { params: { path: { id: 1 } } });
  // @ts-expect-error The body is missing.
  void api.POST('/api/employees/login');
  // @ts-expect-error A field of the body is missing.
  void api.POST('/api/employees/login', { body: { username: 'employee' } });
  // @ts-expect-error A field of the body has the wrong type.
  void api.POST('/api/employees/login', { body: { username: 1, password: 'punctual' } });
  void api.POST('/api/time-pairs/segment-clock-in', {
    // @ts-expect-error Only breaks can be clocked.
    body: { shiftTimePairId: 1, employeeAssignmentId: 1, timeZoneOffset: 0, pairType: 'LUNCH' },
  });
  void api.POST('/api/time-pairs/approvals', {
    body: {
      requestedByUserId: 1,
      shouldSyncWithEC: false,
      // @ts-expect-error A decision cannot be to delete an entry.
      statusRequests: [{ timePairId: 1, status: 'DELETED' }],
    },
  });
}
