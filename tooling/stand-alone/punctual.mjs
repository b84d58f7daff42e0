#!/usr/bin/env node
// The commands of a remote in its own repository: `punctual dev remote-payroll`.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isNodeFit, oldestNode } from '../bootstrap/pins.mjs';
import { runTarget } from '../bootstrap/runTarget.mjs';

const programs = new Map([
  ['dev', 'dev/dev.ts'],
  ['test', 'test/test.ts'],
  ['release', 'release/release.ts'],
]);

const [command = '', ...args] = process.argv.slice(2);
const program = programs.get(command);
if (!isNodeFit(process.version)) {
  const oldest = oldestNode.join('.');
  process.stderr.write(`This needs Node ${oldest} or later, and is run by ${process.version}.\n`);
  process.exitCode = 1;
} else if (program === undefined) {
  process.stderr.write(`punctual ${[...programs.keys()].join(' | ')}\n`);
  process.exitCode = 2;
} else {
  const readSources = pathToFileURL(join(import.meta.dirname, 'readSources.mjs')).href;
  const options = `--disable-warning=ExperimentalWarning --import=${readSources}`;
  process.exitCode = await runTarget(
    process.execPath,
    [join(import.meta.dirname, '..', program), ...args],
    { ...process.env, NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${options}`.trim() },
  );
}
