import { useEffect, useMemo } from 'react';
import type { RemoteHost } from 'shared-contracts';
import {
  createAppStore,
  createQueryClient,
  HostProvider,
  RouterProvider,
  UiProvider,
} from 'shared-ui';
import { keepAnswers, restoreAnswers } from '../kept-state/data/keepAnswers.ts';
import { useServerAgain } from '../kept-state/view/useServerAgain.ts';
import { createRouter } from '../routes/view/createRouter.tsx';
import type { Services } from './createServices.ts';
import type { Start } from './loadStart.ts';
import { ServicesContext, SessionContext } from './SessionContext.tsx';
import { useSessionState } from './useSessionState.ts';

export interface ApplicationProps {
  readonly services: Services;
  readonly start: Start;
}

/** Everything around the pages. Cache and atoms are made anew for each session. */
export function Application({ services, start }: ApplicationProps) {
  const { control, messages } = useSessionState(services, start);
  const { session, features, locale } = control;
  const { api, bus, failures, loader, kept, override } = services;
  const who = session.kind === 'employee' ? `employee ${session.employeeId}` : session.kind;
  const employeeId = session.kind === 'employee' ? session.employeeId : undefined;
  const ofSession = useMemo(() => {
    const queryClient = createQueryClient();
    const isKept = start.isKept && employeeId !== undefined;
    if (isKept) restoreAnswers(queryClient, kept.readAnswers(employeeId));
    return { who, store: createAppStore(), queryClient };
  }, [who, employeeId, start, kept]);
  const { queryClient: queries } = ofSession;
  useEffect(() => {
    if (employeeId === undefined) return undefined;
    return keepAnswers(
      queries,
      (answers) => kept.keepAnswers(employeeId, answers),
      kept.readAnswers(employeeId),
    );
  }, [queries, employeeId, kept]);
  useServerAgain(start.isKept, async () => {
    await control.refreshFeatures();
    await control.refreshSession(start.session.kind === 'terminal' ? 'terminal' : 'employee');
  });
  const router = useMemo(() => createRouter(() => loader.registry()), [loader]);
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
          colors={start.colors}
          onMissingMessage={(fault) => failures.report(fault, 'WARN')}
        >
          <HostProvider host={host}>
            <RouterProvider router={router} />
            {override && <override.Badge />}
          </HostProvider>
        </UiProvider>
      </SessionContext>
    </ServicesContext>
  );
}
