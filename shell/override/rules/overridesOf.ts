/** Origins on this machine, such as `http://localhost:4101`, by remote name. */
export type Overrides = Readonly<Record<string, string>>;

const loopback = ['localhost', '127.0.0.1'];

/**
 * The overrides in a URL or in the tab's storage. Other hosts are ignored: a link cannot load code
 * from elsewhere.
 */
export function overridesOf(asked: Iterable<readonly [string, unknown]>): Overrides {
  return Object.fromEntries(
    [...asked].flatMap(([name, address]) => {
      const origin = typeof address === 'string' ? loopbackOrigin(address) : undefined;
      return origin !== undefined && /^remote-[a-z0-9-]+$/.test(name) ? [[name, origin]] : [];
    }),
  );
}

function loopbackOrigin(address: string): string | undefined {
  const url = parseAddress(address);
  const isPlain =
    url?.protocol === 'http:' && loopback.includes(url.hostname) && url.href === `${url.origin}/`;
  return isPlain ? url.origin : undefined;
}

function parseAddress(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/** The query without overrides, so that copies of the URL do not ask again. */
export function withoutOverrides(query: string): string {
  const rest = [...new URLSearchParams(query)].filter(([name]) => !name.startsWith('remote-'));
  return rest.length === 0 ? '' : `?${new URLSearchParams(rest)}`;
}
