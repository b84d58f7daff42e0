import { soundRegistry } from 'shared-contracts/registry/soundManifest.ts';
import { expect, test } from 'vitest';
import { remoteNames } from '../workspace/workspace.ts';
import { readRemoteSource } from './buildRemote.ts';
import { monolithManifest } from './monolithManifest.ts';

test('a page opens the remotes of the monolith', async () => {
  const sources = await Promise.all(remoteNames().map(readRemoteSource));
  const remotes = sources.map((remote) => monolithManifest(remote, { scripts: {} }));
  expect(soundRegistry({ sequence: 1, remotes }).remotes).toEqual(remotes);
});
