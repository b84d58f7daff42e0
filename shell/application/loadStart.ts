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
export async function loadStart({ api, loader, early }: Services, path: string): Promise<Start> {
  const pageLocale = readPageLocale();
  const found = findRoute(loader.registry(), path);
  const isTerminal = found?.route.access.session === 'terminal';
  const [session, features, theme, pageMessages] = await Promise.all([
    isTerminal ? readTerminalSession(api) : readEmployeeSession(api),
    answer(api.GET('/api/info/features')),
    answer(api.GET('/api/info/theme')),
    loadShellMessages(pageLocale),
    found && early.begin({ remote: found.remote, module: found.route.module, locale: pageLocale }),
  ]);
  const locale = session.kind === 'employee' ? session.configuration.locale : pageLocale;
  const messages = locale === pageLocale ? pageMessages : await loadShellMessages(locale);
  return { locale, messages, session, features, primaryColor: theme.primary ?? undefined };
}
