import { spawn } from 'node:child_process';

/**
 * Runs a program and captures its output for the error if it fails.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<string>} its output
 */
export function runQuietly(program, args, options) {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.on('error', (error) =>
      fail(new Error(`${program} could not be started: ${error.message}`)),
    );
    child.on('close', (code) => {
      if (code === 0) done(output);
      else fail(new Error(`${program} ${args.join(' ')} failed:\n${output.trim()}`));
    });
  });
}

/**
 * The program's trimmed output; null if it is missing or fails.
 * @type {(program: string, args: string[], env: NodeJS.ProcessEnv) => Promise<string | null>}
 */
export async function capture(program, args, env) {
  try {
    return (await runQuietly(program, args, { env, shell: process.platform === 'win32' })).trim();
  } catch {
    return null;
  }
}
