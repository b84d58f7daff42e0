import { runInNewContext } from 'node:vm';
import { parse } from 'acorn';
import { describe, expect, test } from 'vitest';
import { supportedBrowsers } from '../browsers/supportedBrowsers.ts';
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

describe('a browser that cannot run the application', () => {
  /** A page in a browser without anything from after 2015. */
  async function openIn(
    languages: readonly string[] | undefined,
    language: string,
    isSecureContext?: boolean,
  ) {
    const { refusingScript } = await readShellSource();
    const shown: { lang?: string; textContent?: string }[] = [];
    const marks: string[] = [];
    runInNewContext(refusingScript, {
      Document: { prototype: {} },
      isSecureContext,
      navigator: { languages, language },
      document: {
        documentElement: { setAttribute: (name: string) => marks.push(name) },
        addEventListener: (_: string, show: () => void) => show(),
        createElement: () => ({ style: {}, setAttribute: () => undefined }),
        body: { appendChild: (element: object) => shown.push(element) },
      },
    });
    return { shown, marks };
  }

  test('is readable to every browser', async () => {
    const { refusingScript } = await readShellSource();
    expect(() => parse(refusingScript, { ecmaVersion: 5 })).not.toThrow();
  });

  test.each([
    [['de-AT', 'en'], 'de', 'Dieser Browser ist zu alt'],
    [['pl', 'es_ES.UTF-8', 'de'], 'es', 'Este navegador es demasiado antiguo'],
    [undefined, 'th', 'เบราว์เซอร์นี้เก่าเกินไป'],
    [['C'], 'en', 'This browser is too old'],
  ])('says so to %j, and nothing else starts', async (languages, language, sentence) => {
    const { shown, marks } = await openIn(languages, language);
    expect(shown).toMatchObject([{ lang: language }]);
    expect(shown[0]?.textContent).toContain(sentence);
    expect(marks).toEqual(['data-refused']);
  });

  test.each([
    ['de', 'Punctual braucht eine geschützte Verbindung'],
    ['th', 'Punctual ต้องใช้การเชื่อมต่อที่ปลอดภัย'],
  ])('says in %s that it needs https, before anything is typed', async (language, sentence) => {
    const { shown, marks } = await openIn([language], language, false);
    expect(shown[0]?.textContent).toContain(sentence);
    expect(marks).toEqual(['data-refused']);
  });

  test('names the versions that are supported', async () => {
    const { shown } = await openIn(['en'], 'en');
    for (const version of Object.values(supportedBrowsers)) {
      expect(shown[0]?.textContent).toContain(String(version));
    }
  });

  test('lets newer browsers pass', async () => {
    const { refusingScript } = await readShellSource();
    const document = { documentElement: {} };
    const Document = { prototype: { adoptedStyleSheets: [] } };
    runInNewContext(refusingScript, { Document, document, isSecureContext: true });
    expect(document).toEqual({ documentElement: {} });
  });
});
