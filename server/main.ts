import { type Configuration, StartRefused } from './configuration/configuration.ts';
import { checkShellDirectory, openDirectory } from './configuration/directories.ts';
import { parseConfiguration } from './configuration/parseConfiguration.ts';
import { startServer, type RunningServer } from './startServer.ts';

/** By path: the server's own types do not include the tools. */
const releaseScript = new URL('../tooling/release/releaseBuilt.ts', import.meta.url).href;
const longestFarewell = 10_000;

try {
  const configuration = parseConfiguration(process.env);
  await prepare(configuration);
  const server = await startServer(configuration);
  // First: the process may be stopped as soon as it reports that it is ready.
  const isClosing = closeOnSignal(server, configuration);
  introduce(server, configuration);
  void server.lost.then((error) => {
    if (!isClosing()) fail(`The database has stopped: ${error.message}`);
  });
} catch (error) {
  fail(explain(error));
}

/** Reports unusable settings before anything is built or opened. */
async function prepare(configuration: Configuration): Promise<void> {
  const { builds, dataDirectory, shellDirectory } = configuration;
  if (!builds) return await checkShellDirectory(shellDirectory);
  await openDirectory('DATA_DIR', dataDirectory);
  if (configuration.remoteStoreAdapter === null)
    await openDirectory('REMOTE_STORE', configuration.remoteStore);
  await releaseBuilt();
}

/**
 * Builds and releases shell and remotes if their sources have changed; shows the progress on
 * screen.
 */
async function releaseBuilt(): Promise<void> {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- what that script exports
  const script: { releaseBuilt(): Promise<void> } = await import(releaseScript);
  await script.releaseBuilt();
}

function introduce({ address, notes }: RunningServer, configuration: Configuration): void {
  const { dataDirectory, databaseUrl } = configuration;
  const data =
    databaseUrl === null
      ? `The data are in ${dataDirectory}`
      : `The data are in the PostgreSQL at ${new URL(databaseUrl).host}`;
  const lines = ['', ...notes, data, `Punctual is ready at ${address}`, ''];
  process.stdout.write(lines.join('\n'));
}

/** Returns whether the server is closing: its database then stops too. */
function closeOnSignal(
  server: RunningServer,
  { drainSeconds }: Pick<Configuration, 'drainSeconds'>,
): () => boolean {
  let closing = false;
  const close = () => {
    if (closing) process.exit(1);
    closing = true;
    setTimeout(() => process.exit(1), drainSeconds * 1000 + longestFarewell).unref();
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
  return () => closing;
}

/** One sentence for an error that an operator can fix; anything else is a bug, with its stack. */
function explain(error: unknown): string {
  if (error instanceof StartRefused) return error.message;
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'BuildFailed' || error.name === 'Refusal') return error.message;
  return error.stack ?? error.message;
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
  setTimeout(() => process.exit(1), 500).unref();
}
