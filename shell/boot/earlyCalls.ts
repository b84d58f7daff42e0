import type { RemoteRegistry } from 'shared-contracts';

declare global {
  /** Answers of the API that came, or were asked for, before the shell's code, by path. */
  var punctualEarly: Map<string, Promise<Response>> | undefined;
}

/** The answers that the server put into the page, by path. */
type PageAnswers = Readonly<Record<string, { readonly status: number; readonly body: unknown }>>;

/**
 * Has the answers ready that every start needs while the scripts are still on their way: those that
 * the page brought, and what it did not bring of session, profile, features and theme is asked for.
 * Inlined beside `preloadHints`, by the same rules; what it does not have is asked for by the shell.
 */
export function earlyCalls(document: Document, hash: string): void {
  const page = document.defaultView;
  // After a log-out that waits for the server nothing is asked before it (session/data/marks.ts),
  // and nothing is believed that was said of whom it was.
  if (!page || page.localStorage.getItem('punctual.log-out')) return;
  const early = new Map<string, Promise<Response>>();
  page.punctualEarly = early;
  // Whoever was signed in when the page was asked for may have logged out since.
  const isPast =
    Number(page.localStorage.getItem('punctual.logged-out')) > page.performance.timeOrigin;
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- inlined by the server
  const brought: PageAnswers = JSON.parse(
    (!isPast && document.getElementById('answers')?.textContent) || '{}',
  );
  for (const [path, { status, body }] of Object.entries(brought)) {
    const { requestStart = 0, responseStart = 0 }: Partial<PerformanceNavigationTiming> =
      page.performance.getEntriesByType('navigation')[0] ?? {};
    const answeredAt = `${(requestStart + responseStart) / 2}`;
    // Read by `ageOfAnswer` of the contracts.
    const headers = { 'content-type': 'application/json', 'punctual-answered-at': answeredAt };
    early.set(path, Promise.resolve(new Response(JSON.stringify(body), { status, headers })));
  }
  const ask = async (path: string) => {
    const answer = early.get(path) ?? page.fetch(path);
    early.set(path, answer);
    return (await answer).clone();
  };
  // A page that the worker kept may be older than the last release.
  const isKept = page.navigator?.serviceWorker?.controller;
  const askForSession = async () => {
    const path = hash.slice(1).split('?')[0];
    const registry = document.getElementById('registry')?.textContent || '{"remotes":[]}';
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- inlined by the server
    const { remotes }: RemoteRegistry = JSON.parse(registry);
    const route = remotes.flatMap(({ routes }) => routes).find((other) => other.path === path);
    if (route?.access.session === 'terminal') return await ask('/api/terminal/session');
    const session = await ask('/api/session');
    if (!session.ok) return session;
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- the shell looks at the answer
    const { employeeId }: { employeeId: string } = await session.json();
    return await ask(`/api/employees/${employeeId}/profile`);
  };
  const ofEverybody = ['/api/info/features', '/api/info/theme'];
  if (isKept) ofEverybody.push('/remotes/registry.json');
  for (const asked of [askForSession(), ...ofEverybody.map(ask)]) {
    asked.catch(() => undefined);
  }
}
