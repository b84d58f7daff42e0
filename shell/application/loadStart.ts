import type { Locale, MessagesModule } from 'shared-contracts';
import { loadShellMessages } from '../locale/data/loadShellMessages.ts';
import { readPageLocale } from '../locale/data/pageLocale.ts';
import { findRoute } from '../routes/rules/findRoute.ts';
import { mayOpen } from '../routes/rules/mayOpen.ts';
import type { Services } from '../services/Services.ts';
import { readKnownStart, type BegunStart } from './readKnownStart.ts';

export interface Start extends BegunStart {
  readonly locale: Locale;
  readonly messages: MessagesModule['messages'];
}

/**
 * Everything that the first render needs, side by side: session, features, theme, words, and the
 * code of the page that the address asks for. @throws ApiFailure when the server does not answer
 * and nothing was kept
 */
export async function loadStart(services: Services, path: string): Promise<Start> {
  const { loader, early } = services;
  const pageLocale = readPageLocale();
  const found = findRoute(loader.registry(), path);
  const isTerminal = found?.route.access.session === 'terminal';
  const [known, pageMessages] = await Promise.all([
    // Nobody is sent away by what may be over.
    readKnownStart(
      services,
      isTerminal ? 'terminal' : 'employee',
      ({ session, features }) =>
        !found || mayOpen(found.route.access, session, features) === 'open',
    ),
    loadShellMessages(pageLocale),
    // Where people land depends on it.
    loader.trusted(),
    found && early.begin({ remote: found.remote, module: found.route.module, locale: pageLocale }),
  ]);
  const { session } = known;
  loader.keepCohort(session);
  const locale = session.kind === 'employee' ? session.configuration.locale : pageLocale;
  const messages = locale === pageLocale ? pageMessages : await loadShellMessages(locale);
  return { ...known, locale, messages };
}
