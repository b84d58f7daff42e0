import type { Locale } from 'shared-contracts';
import { createShortCache } from '../database/createShortCache.ts';
import type { PageAnswers } from './pageAnswers.ts';
import { compressQuickly, type ShellPage } from './shellPage.ts';

/** Long enough that a flood costs twenty pages a second; too short for anybody to see what has changed. */
const keptFor = 50;

interface Wanted {
  readonly page: ShellPage;
  readonly locale: Locale;
  readonly isPacked: boolean;
}

/**
 * The page for whoever has no session: the same for all who ask within a moment in the same language,
 * since nobody needs to log in to ask for it. One for which an answer was missing is not kept.
 */
export function createStrangersPage(
  answers: Pick<PageAnswers, 'ofStrangers'>,
  now = () => new Date(),
) {
  const kept = createShortCache<Wanted, Buffer>({
    milliseconds: keptFor,
    keyOf: ({ page, locale, isPacked }) => `${page.etag} ${locale} ${isPacked}`,
    find: (wanted) => Promise.all(wanted.map(compose)),
  });

  async function compose({ page, locale, isPacked }: Wanted): Promise<Buffer | null> {
    const { text, areWhole } = await answers.ofStrangers(locale);
    if (!areWhole) return null;
    return await packed(page.personal(text), isPacked);
  }

  /** Null while an answer is missing: the page then asks for what it needs. */
  return async function strangersPage(wanted: Wanted): Promise<Buffer | null> {
    const [html = null] = await kept.read([wanted], now());
    return html;
  };
}

/** Compressed for this moment, or as it is. */
export async function packed(html: string, isPacked: boolean): Promise<Buffer> {
  return isPacked ? await compressQuickly(html) : Buffer.from(html);
}
