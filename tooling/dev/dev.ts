import { join } from 'node:path';
import { devAddress, serverAddress } from './addresses.ts';

/**
 * `npm run dev`: shell and remotes from their sources, reloaded on every change. The API is that of
 * a server that runs already.
 */
if (await answers(`${serverAddress}/api/info/version`)) {
  console.log(`Shell and remotes will be at ${devAddress}, the API is that of ${serverAddress}.`);
  const configuration = join(import.meta.dirname, 'webpack.config.ts');
  process.argv.splice(2, Infinity, 'serve', '--config', configuration);
  await import(import.meta.resolve('webpack-cli/bin/cli.js'));
} else {
  console.error(
    `No server answers at ${serverAddress}. Start one with "npm start" in another window, or name another in SERVER.`,
  );
  process.exitCode = 1;
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}
