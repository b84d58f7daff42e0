/** A page's inlined registry: the opening tag with the installation's key, and the JSON. */
const block = /(<script type="application\/json" id="registry"[^>]*>)([^<]*)(<\/script>)/;

/** The registry in a page, as JSON; undefined if there is none. */
export function registryIn(page: string): string | undefined {
  return block.exec(page)?.[2];
}

/** The page with this registry (JSON) in place of its own. */
export function withRegistry(page: string, registry: string): string {
  const harmless = registry.replaceAll('<', String.raw`\u003c`);
  return page.replace(block, (_, opening: string, _own: string, closing: string) =>
    [opening, harmless, closing].join(''),
  );
}

/** The registry with the higher sequence number, both as JSON; an invalid one never wins. */
export function newerRegistry(known: string | undefined, other: string | undefined) {
  return sequenceOf(other) > sequenceOf(known) ? other : known;
}

function sequenceOf(json: string | undefined): number {
  if (json === undefined) return -1;
  try {
    const registry: unknown = JSON.parse(json);
    const isRegistry = typeof registry === 'object' && registry !== null && 'sequence' in registry;
    return isRegistry && typeof registry.sequence === 'number' ? registry.sequence : -1;
  } catch {
    return -1;
  }
}
