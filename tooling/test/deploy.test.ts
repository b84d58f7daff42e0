import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startOptions } from '../system/startSystem.ts';
import { workspaceFolder } from '../workspace/workspace.ts';

const run = promisify(execFile);
const deploy = join(workspaceFolder, 'deploy');

test('the unit of systemd is sound', async (context) => {
  const tool = await run('systemd-analyze', ['--version']).catch(() => null);
  if (tool === null) {
    context.skip('There is no systemd-analyze here.');
    return;
  }
  const { stdout, stderr } = await run('systemd-analyze', [
    'verify',
    join(deploy, 'punctual.service'),
  ]);
  expect(stdout + stderr).toBe('');
});

test('unit and container start the server with the options of npm start', async () => {
  const unit = await readFile(join(deploy, 'punctual.service'), 'utf8');
  const container = await readFile(join(deploy, 'Containerfile'), 'utf8');
  const options = [...startOptions(), 'server/main.ts'];
  expect(unit).toContain(`node ${options.join(' ')}`);
  expect(container).toContain(['node', ...options].map((word) => JSON.stringify(word)).join(', '));
});
