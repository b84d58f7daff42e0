import type { RemoteManifest, SignedRegistry } from 'shared-contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleRemote } from '../testing/exampleRemote.ts';
import { createKeptCohort } from './keptCohort.ts';
import { createKeptRegistry } from './keptRegistry.ts';
import { createRegistryReader, readInlinedRegistry } from './registryReader.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

const example = exampleRemote();

/** Signed with the page's key; the test's verifier trusts the label. */
function signed(sequence: number, changes: Partial<SignedRegistry> = {}): SignedRegistry {
  return { sequence, remotes: [example], signature: 'good', ...changes };
}

/** A page with this registry inlined, and a server that returns another. */
function openPage(
  inlined: SignedRegistry,
  answer: () => Promise<Response> = () => Promise.reject(new TypeError('Failed to fetch')),
  publicKey = 'key',
  isPageKept = false,
) {
  const asked: [string, RequestInit | undefined][] = [];
  const reader = createRegistryReader(
    { registry: inlined, publicKey },
    {
      isPageKept,
      kept: createKeptRegistry(localStorage),
      cohort: createKeptCohort(localStorage),
      isSigned: ({ signature }) =>
        signature === 'unknown'
          ? Promise.reject(new DOMException('No Ed25519', 'NotSupportedError'))
          : Promise.resolve(signature === 'good'),
      async fetchFile(address, request) {
        asked.push([address, request]);
        return await answer();
      },
    },
  );
  return { reader, asked };
}

function serving(registry: unknown) {
  return () => Promise.resolve(Response.json(registry));
}

test('a newer registry replaces the known one', async () => {
  const { reader, asked } = openPage(signed(7), serving(signed(8)));
  expect((await reader.refresh()).sequence).toBe(8);
  expect(reader.current().sequence).toBe(8);
  expect(asked).toMatchObject([['/remotes/registry.json', { cache: 'no-cache' }]]);
});

test('a page whose registry was altered on its way gets the server’s own', async () => {
  const altered = signed(9, { signature: 'bad' });
  const { reader } = openPage(altered, serving(signed(8)));
  expect((await reader.trusted()).sequence).toBe(8);
  localStorage.clear();
  const alone = openPage(altered);
  expect((await alone.reader.trusted()).remotes).toEqual([]);
});

test('a block that is no JSON any more is no registry, and keeps no page from starting', () => {
  const page = document.implementation.createHTMLDocument();
  const block = page.head.appendChild(page.createElement('script'));
  Object.assign(block, { id: 'registry', type: 'application/json', textContent: '{"sequence":' });
  block.dataset['key'] = 'key';
  expect(readInlinedRegistry(page)).toMatchObject({ registry: { sequence: 0 }, publicKey: 'key' });
});

test('a slow server keeps nobody waiting, and its answer counts as soon as it comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { reader, asked } = openPage(signed(7), async () => {
    await new Promise((done) => setTimeout(done, 800));
    return Response.json(signed(8));
  });
  await reader.trusted();
  const first = reader.refresh(200);
  await vi.advanceTimersByTimeAsync(200);
  expect((await first).sequence).toBe(7);
  const second = reader.refresh(1_000);
  await vi.advanceTimersByTimeAsync(600);
  expect((await second).sequence).toBe(8);
  expect(asked).toHaveLength(1);
});

test('the first code of a kept page runs by what the server says within 100 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answeredAfter = (milliseconds: number) => async () => {
    await new Promise((done) => setTimeout(done, milliseconds));
    return Response.json(signed(8));
  };
  const soon = openPage(signed(7), answeredAfter(90), 'key', true).reader.trusted();
  await vi.advanceTimersByTimeAsync(90);
  expect((await soon).sequence).toBe(8);

  localStorage.clear();
  const { reader } = openPage(signed(7), answeredAfter(150), 'key', true);
  const late = reader.trusted();
  await vi.advanceTimersByTimeAsync(100);
  expect((await late).sequence).toBe(7);
  await vi.advanceTimersByTimeAsync(50);
  expect(reader.current().sequence).toBe(8);
});

test('an older registry never replaces a newer one', async () => {
  const { reader } = openPage(signed(7), serving(signed(6)));
  expect((await reader.refresh()).sequence).toBe(7);
});

test('a registry that is not signed, or was altered, is not taken', async () => {
  const { reader } = openPage(signed(7), serving(signed(8, { signature: 'forged' })));
  expect((await reader.refresh()).sequence).toBe(7);
});

test('the page itself holds nothing to be trusted when its registry is forged', async () => {
  const { reader } = openPage(signed(7, { signature: 'forged' }));
  expect((await reader.trusted()).remotes).toEqual([]);
});

test('a page with a forged registry goes on with the one that the server gives', async () => {
  const { reader } = openPage(signed(7, { signature: 'forged' }), serving(signed(7)));
  expect((await reader.refresh()).remotes).toEqual([example]);
});

test('a page out of a cache starts with the newest registry that was seen here', async () => {
  await openPage(signed(9)).reader.trusted();
  const old = openPage(signed(7)).reader;
  expect(old.current().sequence).toBe(9);
  expect((await old.trusted()).sequence).toBe(9);
});

test('what was kept for another key is not used', async () => {
  await openPage(signed(9)).reader.trusted();
  const other = openPage(signed(7), undefined, 'another key').reader;
  expect((await other.trusted()).sequence).toBe(7);
});

test('a kept registry that somebody altered is not used', async () => {
  const forged = signed(9, { signature: 'forged' });
  localStorage.setItem('punctual.registry', JSON.stringify({ publicKey: 'key', registry: forged }));
  expect((await openPage(signed(7)).reader.trusted()).sequence).toBe(7);
});

test('a browser without Ed25519 goes by the page, which the server has checked, alone', async () => {
  const unknown = { signature: 'unknown' };
  const { reader } = openPage(signed(7, unknown), serving(signed(8, unknown)));
  expect((await reader.refresh()).sequence).toBe(7);
});

test('the server may say of the same registry what no longer fits', async () => {
  const refused = { [example.container]: 'Why.' };
  const { reader } = openPage(signed(7), serving(signed(7, { refused })));
  expect((await reader.refresh()).refused).toEqual(refused);
});

test('who belongs to a canary sees it in the place of what all get', async () => {
  const canary: RemoteManifest = { ...example, version: '2.0.0' };
  const registry = signed(7, { canaries: [{ cohorts: ['site:North'], remote: canary }] });
  localStorage.setItem('punctual.cohort', '["part:3","site:North"]');
  const { reader } = openPage(registry);
  expect((await reader.trusted()).remotes).toEqual([canary]);
  expect(reader.released(example.name)).toEqual(example);
  localStorage.setItem('punctual.cohort', '["part:3","site:South"]');
  expect(reader.current().remotes).toEqual([example]);
});

test.each<[string, () => Promise<Response>]>([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error page', () => Promise.resolve(new Response('no', { status: 502 }))],
  ['something else', serving({ hello: 1 })],
  ['a broken file', () => Promise.resolve(new Response('{"sequence": 9, "rem'))],
])('with %s the page goes on with what it knows', async (_, answer) => {
  expect((await openPage(signed(7), answer).reader.refresh()).sequence).toBe(7);
});

test('the registry and its key are read from the page', () => {
  document.body.innerHTML = `<script type="application/json" id="registry" data-key="abc">
    {"sequence": 3, "remotes": [], "signature": "s"}
  </script>`;
  expect(readInlinedRegistry(document)).toEqual({
    registry: { sequence: 3, remotes: [], signature: 's' },
    publicKey: 'abc',
  });
});

test('a page without a registry has no remotes', () => {
  document.body.innerHTML = '';
  expect(readInlinedRegistry(document).registry.remotes).toEqual([]);
});
