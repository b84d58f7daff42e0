/**
 * Settings of a measured server, without the request limit. `databaseUrl` is null for the embedded
 * database; `demo` says whether it contains the demo company.
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
