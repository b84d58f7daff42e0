import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Locale } from 'shared-contracts';
import { createStrangersPage } from './createStrangersPage.ts';
import { plainPage as page } from './testing/plainPage.ts';

function create() {
  const state = { time: 0, areWhole: true, asked: 0 };
  const strangersPage = createStrangersPage(
    {
      ofStrangers: async (locale: Locale) => {
        state.asked += 1;
        return state.areWhole ? `${locale} ${state.asked}` : null;
      },
    },
    () => new Date(state.time),
  );
  const ask = async (more: { etag?: string; locale?: Locale; isPacked?: boolean } = {}) => {
    const { etag = page.etag, locale = 'en', isPacked = false } = more;
    const html = await strangersPage({ page: { ...page, etag }, locale, isPacked });
    return html === null ? null : (isPacked ? brotliDecompressSync(html) : html).toString();
  };
  return { state, ask };
}

test('a thousand strangers at once are one page', async () => {
  const { state, ask } = create();
  const pages = await Promise.all(Array.from({ length: 1_000 }, () => ask()));
  expect([...new Set(pages)]).toEqual(['page with en 1']);
  state.time = 249;
  expect(await ask()).toBe('page with en 1');
  state.time = 250;
  expect(await ask()).toBe('page with en 2');
});

test('each language is asked for once, however it is packed and whatever the version of the shell', async () => {
  const { state, ask } = create();
  expect(await ask({ locale: 'de' })).toBe('page with de 1');
  expect(await ask({ isPacked: true })).toBe('page with en 2');
  expect(await ask({ etag: '"2"' })).toBe('page with en 2');
  expect(state.asked).toBe(2);
});

test('one for which an answer was missing is not kept', async () => {
  const { state, ask } = create();
  state.areWhole = false;
  expect(await ask()).toBeNull();
  state.areWhole = true;
  expect(await ask()).toBe('page with en 2');
});
