import { networkOf } from '../calls/networkOf.ts';
import { createSlots } from '../calls/slots.ts';
import { requestedLocale } from '../http/locale.ts';
import { createStrangersPage, packed } from './createStrangersPage.ts';
import { hasSessionCookie, type Asker, type PageAnswers } from './pageAnswers.ts';
import type { ShellPage } from './shellPage.ts';

/** Pages in progress, and waiting: networks take turns, so that none delays the others. */
const usualRoom = { places: 4, waiting: 2_000 };

/** The page with the API's answers for its caller. */
export function createPersonalPage(answers: PageAnswers, room = usualRoom) {
  const turns = createSlots(room.places, room.waiting);
  const strangersPage = createStrangersPage(answers);

  /** Null if too many wait or an answer is missing: the page then requests the data itself. */
  return async function personalPage(
    asker: Asker,
    page: ShellPage,
    isPacked: boolean,
  ): Promise<Buffer | null> {
    if (hasSessionCookie(asker)) {
      const turn = turns.run(networkOf(asker.ip), () => answers.ofSession(asker));
      if (turn === null) return null;
      const own = await turn;
      if (own !== null) return await packed(page.personal(own), isPacked);
    }
    const locale = requestedLocale(undefined, asker.headers['accept-language']);
    return await strangersPage({ page, locale, isPacked });
  };
}
