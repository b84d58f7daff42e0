import type { Locale } from 'shared-contracts';
import { createShortCache } from '../calls/createShortCache.ts';
import type { PageAnswers } from './pageAnswers.ts';
import { compressQuickly, type ShellPage } from './shellPage.ts';

/**
 * Milliseconds: under a flood each kind of page is created four times a second, and its age is not
 * noticeable.
 */
const keptFor = 250;

interface Wanted {
  readonly page: ShellPage;
  readonly locale: Locale;
  readonly isPacked: boolean;
}

/**
 * The page for visitors without a session: the same for all who ask within a moment in the same
 * language, as the request needs no log-in. Not cached if an answer was missing.
 */
export function createStrangersPage(
  answers: Pick<PageAnswers, 'ofStrangers'>,
  now = () => new Date(),
) {
  const texts = createShortCache<Locale, string>({
    milliseconds: keptFor,
    keyOf: (locale) => locale,
    find: (locales) => Promise.all(locales.map((locale) => answers.ofStrangers(locale))),
  });
  const kept = createShortCache<Wanted, Buffer>({
    milliseconds: keptFor,
    keyOf: ({ page, locale, isPacked }) => `${page.etag} ${locale} ${isPacked}`,
    find: (wanted, at) => Promise.all(wanted.map((each) => compose(each, at))),
  });

  async function compose({ page, locale, isPacked }: Wanted, at: Date): Promise<Buffer | null> {
    const [text = null] = await texts.read([locale], at);
    return text === null ? null : await packed(page.personal(text), isPacked);
  }

  /** Null if an answer is missing: the page then requests the data itself. */
  return async function strangersPage(wanted: Wanted): Promise<Buffer | null> {
    const [html = null] = await kept.read([wanted], now());
    return html;
  };
}

/** The page, compressed for fast delivery or uncompressed. */
export async function packed(html: string, isPacked: boolean): Promise<Buffer> {
  return isPacked ? await compressQuickly(html) : Buffer.from(html);
}
