import { expect, test } from 'vitest';
import type { LoaderSurroundings } from '../../remotes/createRemoteLoader.ts';
import { exampleRemote } from '../../testing/exampleRemote.ts';
import { createTrialMarks } from '../../remotes/trialMarks.ts';
import { createLastGoodVersions } from '../../remotes/lastGoodVersions.ts';
import { withRemotes } from './withRemotes.ts';

const released = exampleRemote({ version: '1.0.0' });
const other = exampleRemote({ name: 'remote-other' });
const developed = exampleRemote({ version: 'dev' });
const brandNew = exampleRemote({ name: 'remote-new', version: 'dev' });

test('remotes under development stand in place of released ones, or beside them', async () => {
  const { registry } = withRemotes([developed, brandNew], surroundings());
  const expected = [other, developed, brandNew];
  expect(registry.current().remotes).toEqual(expected);
  expect((await registry.trusted()).remotes).toEqual(expected);
  expect((await registry.refresh()).remotes).toEqual(expected);
  expect(registry.released('remote-example')).toBe(developed);
});

test('no start after it falls back to them', () => {
  const plain = surroundings();
  const { lastGood } = withRemotes([developed], plain);
  plain.lastGood.remember(released, './Page');
  expect(lastGood.of('remote-example', './Page')).toBeUndefined();
  lastGood.remember(developed, './Page');
  lastGood.remember(other, './Page');
  expect(plain.lastGood.of('remote-example', './Page')).toEqual(released);
  expect(plain.lastGood.of('remote-other', './Page')).toEqual(other);
});

function surroundings(): LoaderSurroundings {
  localStorage.clear();
  const registry = { sequence: 1, remotes: [released, other] };
  return {
    registry: {
      current: () => registry,
      released: (name) => registry.remotes.find((remote) => remote.name === name),
      trusted: () => Promise.resolve(registry),
      refresh: () => Promise.resolve(registry),
    },
    lastGood: createLastGoodVersions(localStorage),
    marks: createTrialMarks(localStorage, document, () => 0),
    importModule: () => Promise.reject(new Error('Nothing is loaded here.')),
    fetchFile: () => Promise.reject(new Error('Nothing is fetched here.')),
    cohort: { read: () => [], keep: () => undefined },
    sharedHere: () => ({ shared: {}, names: {} }),
  };
}
