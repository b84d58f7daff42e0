import type { ApiQueries } from './apiQueries.ts';

// Checked by the compiler, never run: each expected error must be one.
export async function typesOfQueries(query: ApiQueries): Promise<void> {
  const { signal } = new AbortController();
  const session = await query.GET('/api/session').queryFn({ signal });
  session.employeeId satisfies number;
  // @ts-expect-error The session has no such field.
  void session.password;

  const params = { path: { sub: 1 } };
  const { queryFn } = query.GET('/api/time-pairs/{sub}/active-shift', { params });
  (await queryFn({ signal })).activeShiftSummary?.id satisfies number | undefined;
  // @ts-expect-error It may be null.
  void (await queryFn({ signal })).activeShiftSummary.id;

  // @ts-expect-error No such path.
  void query.GET('/api/nowhere');
  // @ts-expect-error The path has no such method.
  void query.POST('/api/session');
  // @ts-expect-error A command is not a query.
  void query.POST('/api/session/logout');
  // @ts-expect-error The path's parameter is missing.
  void query.GET('/api/employees/{sub}/profile');
  // @ts-expect-error Ids are numbers.
  void query.GET('/api/employees/{sub}/profile', { params: { path: { sub: 'me' } } });

  void query.key('/api/time-pairs/shift-summaries', { params: { query: { employeeId: 1 } } });
  void query.key('/api/time-pairs/shift-summaries', { body: { page: 0 } }, 'pages');
  // @ts-expect-error No such path.
  void query.key('/api/nowhere');
  // @ts-expect-error Ids are numbers.
  void query.key('/api/employees/{sub}/profile', { params: { path: { sub: 'me' } } });
}
