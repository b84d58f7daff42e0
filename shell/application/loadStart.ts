import {
  answer,
  type FeatureInfo,
  type Locale,
  type MessagesModule,
  type Session,
} from 'shared-contracts';
import { loadShellMessages } from '../locale/data/loadShellMessages.ts';
import { readPageLocale } from '../locale/data/pageLocale.ts';
import { findRoute } from '../routes/rules/findRoute.ts';
import { readEmployeeSession, readTerminalSession } from '../session/data/readSession.ts';
import type { Services } from './createServices.ts';

export interface Start {
  readonly locale: Locale;
  readonly messages: MessagesModule['messages'];
  readonly session: Session;
  readonly features: FeatureInfo;
  /** The company's primary colour. */
  readonly primaryColor: string | undefined;
}

/**
 * Everything that the first render needs, side by side: session, features, theme, words, and the
 * code of the page that the address asks for. @throws ApiFailure when the server does not answer
 */
export async function loadStart({ api, loader }: Services, path: string): Promise<Start> {
  const pageLocale = readPageLocale();
  const route = findRoute(loader.registry(), path);
  const isTerminal = route?.route.access.session === 'terminal';
  if (route) {
    // Only to be early: the page asks again, and shows what failed.
    loader
      .load({ remote: route.remote, module: route.route.module, locale: pageLocale })
      .catch(() => undefined);
  }
  const [session, features, theme, pageMessages] = await Promise.all([
    isTerminal ? readTerminalSession(api) : readEmployeeSession(api),
    answer(api.GET('/api/info/features')),
    answer(api.GET('/api/info/theme')),
    loadShellMessages(pageLocale),
  ]);
  const locale = session.kind === 'employee' ? session.configuration.locale : pageLocale;
  const messages = locale === pageLocale ? pageMessages : await loadShellMessages(locale);
  return { locale, messages, session, features, primaryColor: theme.primary ?? undefined };
}
