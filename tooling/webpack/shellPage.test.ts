import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { readShellSource } from '../build/buildShell.ts';
import { inlineScript } from './shellPage.ts';

test('the inline script needs nothing but the page', async () => {
  const { pageScripts } = await readShellSource();
  const addresses: string[] = [];
  const calls: string[] = [];
  const contents: Record<string, string> = {
    registry: '{"remotes": []}',
    'shell-files': '{"messages-de": "/messages-de.js"}',
  };
  runInNewContext(inlineScript(pageScripts), {
    location: { hash: '#/time/clock' },
    navigator: { languages: ['de-AT'] },
    document: {
      defaultView: {
        localStorage: { getItem: () => null },
        performance: { timeOrigin: 0 },
        fetch: async (path: string) => {
          calls.push(path);
          return await Promise.reject(new TypeError());
        },
      },
      getElementById: (id: string) => ({ textContent: contents[id] }),
      createElement: () => ({ setAttribute: () => undefined }),
      head: { append: ({ href }: { href: string }) => addresses.push(href) },
    },
  });
  expect(addresses).toEqual(['/messages-de.js']);
  expect(calls).toEqual(['/api/session', '/api/info/features', '/api/info/theme']);
});

test('the inline script stays small', async () => {
  const { pageScripts } = await readShellSource();
  expect(inlineScript(pageScripts).length).toBeLessThan(2_300);
});
