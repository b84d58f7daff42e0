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
 * Loads in parallel what the first render needs: session, features, theme, messages, and the code
 * of the page at this path. @throws ApiFailure if the server does not answer and no state is cached
 */
export async function loadStart(services: Services, path: string): Promise<Start> {
  const { loader, early } = services;
  const pageLocale = readPageLocale();
  const found = findRoute(loader.registry(), path);
  const isTerminal = found?.route.access.session === 'terminal';
  const [known, pageMessages] = await Promise.all([
    // Does not redirect on cached access rights.
    readKnownStart(
      services,
      isTerminal ? 'terminal' : 'employee',
      ({ session, features }) =>
        !found || mayOpen(found.route.access, session, features) === 'open',
    ),
    loadShellMessages(pageLocale),
    // The landing page depends on it.
    loader.trusted(),
    found && early.begin({ remote: found.remote, module: found.route.module, locale: pageLocale }),
  ]);
  const { session } = known;
  loader.keepCohort(session);
  const locale = session.kind === 'employee' ? session.configuration.locale : pageLocale;
  const messages = locale === pageLocale ? pageMessages : await loadShellMessages(locale);
  return { ...known, locale, messages };
}
