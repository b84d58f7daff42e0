import { expect, test, vi } from 'vitest';
import { createRegistryReader, newerOf, readInlinedRegistry } from './registryReader.ts';

const known = { sequence: 7, remotes: [] };

test('a newer registry replaces the known one', async () => {
  const fetchFile = vi.fn(async () => Response.json({ sequence: 8, remotes: [] }));
  const reader = createRegistryReader(known, fetchFile);
  expect(await reader.refresh()).toEqual({ sequence: 8, remotes: [] });
  expect(reader.current().sequence).toBe(8);
  expect(fetchFile).toHaveBeenCalledWith(
    '/remotes/registry.json',
    expect.objectContaining({ cache: 'no-cache' }),
  );
});

test('an older registry never replaces a newer one', () => {
  expect(newerOf(known, { sequence: 6, remotes: [] })).toBe(known);
  expect(newerOf(known, { sequence: 7, remotes: [] })).toBe(known);
});

test.each([
  ['no connection', async () => await Promise.reject(new TypeError('Failed to fetch'))],
  ['an error page', async () => new Response('no', { status: 502 })],
  ['something else', async () => Response.json({ hello: 1 })],
  ['a broken file', async () => new Response('{"sequence": 9, "rem')],
])('with %s the page goes on with what it knows', async (_, fetchFile) => {
  expect(await createRegistryReader(known, fetchFile).refresh()).toBe(known);
});

test('the registry is read from the page', () => {
  document.body.innerHTML = `<script type="application/json" id="registry">
    {"sequence": 3, "remotes": []}
  </script>`;
  expect(readInlinedRegistry(document)).toEqual({ sequence: 3, remotes: [] });
});

test('a page without a registry has no remotes', () => {
  document.body.innerHTML = '';
  expect(readInlinedRegistry(document)).toEqual({ sequence: 0, remotes: [] });
});
