import { expect, test } from 'vitest';
import { classifyFailure } from './RemoteFailure.ts';
import { entryFault } from './testing/entryFault.ts';
import type { FetchFile } from './remotesBase.ts';

const there: FetchFile = async () => new Response('code');
const notThere: FetchFile = async () => new Response('', { status: 404 });
const noConnection: FetchFile = async () => await Promise.reject(new TypeError('no'));

const chunkFault = Object.assign(new Error('Loading chunk 1 failed.'), {
  name: 'ChunkLoadError',
  type: 'error',
  request: '/Page.js',
});

test.each([
  ['an entry that the store does not have', entryFault('unreachable'), notThere, 'entry-missing'],
  ['a chunk that the store does not have', chunkFault, notThere, 'chunk-missing'],
  ['an entry with another content', entryFault('unreachable'), there, 'integrity'],
  ['a chunk with another content', chunkFault, there, 'integrity'],
  ['a store that does not answer', entryFault('unreachable'), noConnection, 'unreachable'],
  ['an entry that does not come in time', entryFault('timed out'), there, 'timeout'],
  [
    'a chunk that does not come in time',
    Object.assign(new Error(), { name: 'ChunkLoadError', type: 'timeout' }),
    there,
    'timeout',
  ],
  ['an entry that fails while it starts', entryFault('ScriptExecutionError'), there, 'threw'],
  ['code that fails while it starts', new TypeError('x is not a function'), there, 'threw'],
  ['a thrown word', 'oops', there, 'threw'],
])('%s', async (_, fault, fetchFile, kind) => {
  expect(await classifyFailure(fault, '/entry.js', fetchFile)).toBe(kind);
});
