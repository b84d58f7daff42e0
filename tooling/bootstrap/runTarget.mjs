import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

const patience = 15_000;

/**
 * Runs the target under Node in place of this process: with its streams, forwarding signals, and
 * ended when our parent is gone. Resolves to its exit code; 128 + n after signal n.
 *
 * @param {string} node
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
export function runTarget(node, args, env) {
  return new Promise((done, fail) => {
    const child = spawn(node, args, { env, stdio: 'inherit' });
    const stopForwarding = forwardSignals(child);
    const stopWatching = endWithParent(child);
    child.on('error', fail);
    child.on('exit', (code, signal) => {
      stopForwarding();
      stopWatching();
      done(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function forwardSignals(child) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    // Ctrl-C in a terminal reaches the whole group, the child included.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, forward);
  return () => signals.forEach((signal) => process.off(signal, forward));
}

/** @param {import('node:child_process').ChildProcess} child */
function endWithParent(child) {
  const atStart = parents();
  const watch = setInterval(() => {
    if (parents() === atStart) return;
    clearInterval(watch);
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), patience).unref();
  }, 500);
  return () => clearInterval(watch);
}

/** Our ancestors: the parent, and npm if there is a shell in between. */
function parents() {
  const parent = process.ppid;
  if (process.platform !== 'linux' || process.env['npm_lifecycle_event'] === undefined)
    return `${parent}`;
  try {
    // pid (name) state parent …
    const [, name, above] =
      /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? [];
    return name?.endsWith('sh') ? `${parent} ${above}` : `${parent}`;
  } catch {
    return 'gone';
  }
}
