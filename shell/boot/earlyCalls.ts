import type { RemoteRegistry } from 'shared-contracts';

declare global {
  /** API responses received or requested before the shell's code loaded, by path. */
  var punctualEarly: Map<string, Promise<Response>> | undefined;
}

/** The responses that the server embedded in the page, by path. */
type PageAnswers = Readonly<Record<string, { readonly status: number; readonly body: unknown }>>;

/**
 * Provides the API responses that every start needs while the scripts load: the embedded ones, and
 * requests for the rest of session, profile, features and theme. Inlined next to `preloadHints`,
 * under the same rules; the shell requests what is missing.
 */
export function earlyCalls(document: Document, hash: string): void {
  const page = document.defaultView;
  // With a log-out pending, that request must come first (session/data/marks.ts), and embedded
  // responses about the person are stale.
  if (!page || page.localStorage.getItem('punctual.log-out')) return;
  const early = new Map<string, Promise<Response>>();
  page.punctualEarly = early;
  // The person may have logged out since the page was requested.
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
  // A page from the service worker can be older than the last release.
  const isKept = page.navigator?.serviceWorker?.controller;
  const askForSession = async () => {
    const path = hash.slice(1).split('?')[0];
    const registry = document.getElementById('registry')?.textContent || '{"remotes":[]}';
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- inlined by the server
    const { remotes }: RemoteRegistry = JSON.parse(registry);
    const route = remotes
      .flatMap(({ routes }) => routes)
      .find((other) => `${path}/`.startsWith(`${other.path}/`));
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
