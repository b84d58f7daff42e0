/**
 * Settings of a server that is measured, without the limit of requests. `databaseUrl` null is the
 * embedded database; `demo` says whether the demo company is in it.
 */
export function benchSettings(
  dataDirectory: string,
  databaseUrl: string | null,
  demo: 'demo' | 'empty',
): Record<string, string> {
  return {
    DATA_DIR: dataDirectory,
    DEMO: demo === 'demo' ? '1' : '0',
    HOST: 'localhost',
    LIMIT_REQUESTS_PER_SECOND: '1000000',
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  };
}
