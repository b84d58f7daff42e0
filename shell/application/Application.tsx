import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RemoteHost } from 'shared-contracts';
import {
  ApplicationRouter,
  createAppStore,
  createHashNavigator,
  createQueryClient,
  HostProvider,
  UiProvider,
} from 'shared-ui';
import { keepAnswers, restoreAnswers } from '../kept-state/data/keepAnswers.ts';
import { ownerOf } from '../kept-state/data/createKeptState.ts';
import { useServerAgain } from './useServerAgain.ts';
import type { Override } from '../override/view/beginOverride.tsx';
import { Pages } from './Pages.tsx';
import { isPageKept } from '../boot/isPageKept.ts';
import { type Services, ServicesContext } from '../services/Services.ts';
import type { Start } from './loadStart.ts';
import { SessionContext } from '../services/SessionControl.ts';
import { useSessionState } from './useSessionState.ts';

export interface ApplicationProps {
  readonly services: Services;
  readonly start: Start;
  /** Set if a developer runs their own remotes in this page. */
  readonly override: Override | undefined;
}

/** The providers around the pages. Cache and atoms are recreated for each session. */
export function Application({ services, start, override }: ApplicationProps) {
  const { control, messages, colors, takeFromServer } = useSessionState(services, start);
  const { session, features, locale } = control;
  const { api, bus, failures, kept } = services;
  const who = ownerOf(session);
  const ofSession = useMemo(() => {
    const queryClient = createQueryClient();
    // A page from the server includes the data it shows.
    const isKept = start.isKept || isPageKept();
    if (isKept) restoreAnswers(queryClient, kept.readAnswers(who));
    return { who, store: createAppStore(), queryClient };
  }, [who, start, kept]);
  useEffect(
    () =>
      keepAnswers(
        ofSession.queryClient,
        (answers) => kept.keepAnswers(who, answers),
        kept.readAnswers(who),
      ),
    [ofSession.queryClient, who, kept],
  );
  useServerAgain(start.isKept, async () => await takeFromServer(await start.askServer()));
  const tellOfWords = useCallback(
    (fault: Error) => failures.report(fault.message, 'WARN'),
    [failures],
  );
  const [navigator] = useState(createHashNavigator);
  const host: RemoteHost = useMemo(
    () => ({ api, bus, locale, features, session }),
    [api, bus, locale, features, session],
  );
  return (
    <ServicesContext value={services}>
      <SessionContext value={control}>
        <UiProvider
          key={ofSession.who}
          locale={locale}
          messages={messages}
          store={ofSession.store}
          queryClient={ofSession.queryClient}
          colors={colors}
          onWordsFault={tellOfWords}
        >
          <HostProvider host={host}>
            <ApplicationRouter navigator={navigator}>
              <Pages />
            </ApplicationRouter>
            {override && <override.Badge />}
          </HostProvider>
        </UiProvider>
      </SessionContext>
    </ServicesContext>
  );
}
