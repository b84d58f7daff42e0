import type { RemoteRegistry } from 'shared-contracts';

declare global {
  /** Answers of the API that were asked for before the shell's code came, by path. */
  var punctualEarly: Map<string, Promise<Response>> | undefined;
}

/**
 * Asks the API for what every start needs while the scripts are still on their way: session, profile,
 * features, theme. Inlined beside `preloadHints`, by the same rules; what it does not have is asked
 * for by the shell.
 */
export function earlyCalls(document: Document, hash: string): void {
  const page = document.defaultView;
  // After a log-out that waits for the server nothing is asked before it (session/data/marks.ts).
  if (!page || page.localStorage.getItem('punctual.log-out')) return;
  const early = new Map<string, Promise<Response>>();
  page.punctualEarly = early;
  const ask = async (path: string) => {
    const answer = page.fetch(path);
    early.set(path, answer);
    return (await answer).clone();
  };
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
  for (const asked of [askForSession(), ask('/api/info/features'), ask('/api/info/theme')]) {
    asked.catch(() => undefined);
  }
}
