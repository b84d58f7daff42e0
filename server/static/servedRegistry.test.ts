import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify } from 'fastify';
import { signRegistry } from 'shared-contracts/registry/signature.ts';
import { openReleaseKey, type ReleaseKey } from 'shared-releases/releaseKey.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { createRegistryMemory, type RegistryMemory } from './registryMemory.ts';
import { createServedRegistry } from './servedRegistry.ts';

const log = fastify().log;

describeOnBothDatabases('The registry that is served', (server) => {
  let folder = '';
  let key: ReleaseKey;
  const remoteStore = () => path.join(folder, 'remotes');

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'punctual-registry-'));
    await mkdir(remoteStore());
    key = await openReleaseKey(folder);
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function putRegistry(sequence: number, signer = key): Promise<void> {
    const registry = await signRegistry({ sequence, remotes: [] }, signer.privateKey);
    await writeFile(path.join(remoteStore(), 'registry.json'), JSON.stringify(registry));
  }

  /** A process of the server that starts now. */
  function start(memory: RegistryMemory = createRegistryMemory(server.database)) {
    const places = { remoteStore: remoteStore(), dataDirectory: folder, shellDirectory: folder };
    const serve = createServedRegistry(places, memory, log);
    return async () => {
      const { sequence }: { sequence: number } = JSON.parse((await serve()).json);
      return sequence;
    };
  }

  test('is never older than before the server was started again', async () => {
    await putRegistry(20);
    expect(await start()()).toBe(20);
    await putRegistry(19);
    expect(await start()()).toBe(20);
    await putRegistry(21);
    expect(await start()()).toBe(21);
  });

  test('is never older than what another process serves', async () => {
    await putRegistry(20);
    const other = start();
    await putRegistry(21);
    expect(await start()()).toBe(21);
    await putRegistry(20);
    expect(await other()).toBe(21);
  });

  test('is remembered as the newest, however many processes read at once', async () => {
    const memory = createRegistryMemory(server.database);
    const sequences = Array.from({ length: 20 }, (_, index) => 1 + ((index * 7) % 20));
    const registries = await Promise.all(
      sequences.map((sequence) => signRegistry({ sequence, remotes: [] }, key.privateKey)),
    );
    await Promise.all(registries.map((registry) => memory.keep(registry, key.publicKey)));
    expect(await memory.newest(key.publicKey)).toContain('"sequence":20');
  });

  test('is there for whoever asks first, while it is still being read', async () => {
    await putRegistry(20);
    const ask = start();
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([20, 20, 20]);
  });

  test('begins anew with another key, and what the old one signed is not served', async () => {
    await putRegistry(20);
    expect(await start()()).toBe(20);
    await rm(path.join(folder, 'keys'), { recursive: true });
    key = await openReleaseKey(folder);
    expect(await start()()).toBe(0);
    await putRegistry(5);
    expect(await start()()).toBe(5);
    await putRegistry(4);
    expect(await start()()).toBe(5);
  });

  test('stays as it is while the database does not answer, and is read when it does', async () => {
    await putRegistry(20);
    const memory = createRegistryMemory(server.database);
    let isAway = false;
    const ask = start({
      newest: (publicKey) =>
        isAway ? Promise.reject(new Error('Away')) : memory.newest(publicKey),
      keep: memory.keep,
    });
    expect(await ask()).toBe(20);
    isAway = true;
    await putRegistry(21);
    expect(await ask()).toBe(20);
    isAway = false;
    expect(await ask()).toBe(21);
  });
});
