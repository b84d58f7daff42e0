import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { readShellSource } from '../build/buildShell.ts';
import { inlineScript } from './shellPage.ts';

test('the inline script needs nothing but the page', async () => {
  const { preloadHints } = await readShellSource();
  const addresses: string[] = [];
  const contents: Record<string, string> = {
    registry: '{"remotes": []}',
    'shell-files': '{"messages-de": "/messages-de.js"}',
  };
  runInNewContext(inlineScript(preloadHints), {
    location: { hash: '#/time/clock' },
    navigator: { languages: ['de-AT'] },
    document: {
      defaultView: { localStorage: { getItem: () => null } },
      getElementById: (id: string) => ({ textContent: contents[id] }),
      createElement: () => ({ setAttribute: () => undefined }),
      head: { append: ({ href }: { href: string }) => addresses.push(href) },
    },
  });
  expect(addresses).toEqual(['/messages-de.js']);
});

test('the inline script stays small', async () => {
  const { preloadHints } = await readShellSource();
  expect(inlineScript(preloadHints).length).toBeLessThan(1_000);
});
