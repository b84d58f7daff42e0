import type { RemoteRegistry } from 'shared-contracts';

/**
 * The first half of the page's first inline script (`earlyCalls` is the other): requests the files
 * of the remote at this address in parallel with the shell's own. Inlined by its source text, so it
 * refers to nothing outside itself; a fault costs time and nothing else. A hint must match the
 * later request, or the file is fetched twice: `crossorigin` if and only if there is an integrity
 * hash.
 */
export function preloadHints(document: Document, hash: string, languages: readonly string[]): void {
  try {
    const read = <Content>(id: string): Content =>
      // oxlint-disable-next-line typescript/no-unsafe-return -- inlined by the build and the server
      JSON.parse(document.getElementById(id)?.textContent || '{}');
    const hint = (href: string, integrity?: string) => {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.setAttribute('as', 'script');
      link.href = href;
      if (integrity) {
        link.setAttribute('integrity', integrity);
        link.crossOrigin = 'anonymous';
      }
      document.head.append(link);
    };

    const shellFiles = read<Record<string, string>>('shell-files');
    const storage = document.defaultView?.localStorage;
    const wanted = [storage?.getItem('punctual.locale'), ...languages];
    const locale =
      wanted
        .map((tag) => (tag || '').toLowerCase().slice(0, 2))
        .find((language) => shellFiles[`messages-${language}`]) || 'en';
    const messages = shellFiles[`messages-${locale}`];
    if (messages) hint(messages);

    const { remotes, canaries = [] } = read<RemoteRegistry>('registry');
    const base = document.getElementById('registry')?.dataset['remotes'] || '/remotes/';
    const cohort = storage?.getItem('punctual.cohort') || '';
    const path = hash.slice(1).split('?')[0];
    for (const released of remotes) {
      const canary = canaries.find(
        ({ remote: { name }, cohorts }) =>
          name === released.name && cohorts.some((group) => cohort.includes(JSON.stringify(group))),
      );
      const remote = canary?.remote ?? released;
      // A page below another one stands after it in the description.
      const route = remote.routes.findLast((candidate) =>
        `${path}/`.startsWith(`${candidate.path}/`),
      );
      if (!route) continue;
      const files = [route.module, `./messages.${locale}`, './start'].flatMap(
        (module) => remote.preload[module] ?? [],
      );
      for (const file of new Set(files)) {
        const library = shellFiles[file];
        if (library) hint(library);
        else hint(`${base}${remote.name}/${remote.version}/${file}`, remote.integrity[file]);
      }
    }
  } catch {}
}
