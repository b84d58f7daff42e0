import { Suspense, useEffect, useMemo, type ComponentType, useState } from 'react';
import type { MessagesModule, RouteDescription } from 'shared-contracts';
import { HostProvider, Loader, MessagesProvider, useHost } from 'shared-ui';
import { useServices } from '../services/Services.ts';
import { useFeaturesPoll } from '../push/view/PushConnection.tsx';
import { hostOfRemote } from '../remotes/moduleShapes.ts';
import type { LoadedPage } from '../remotes/RemoteLoader.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { RemoteFailed, RemoteLate } from './RemoteFailed.tsx';
import { startRemoteOnce } from './startRemoteOnce.ts';
import { useRemotePage } from './useRemotePage.ts';
import { findRoute, type RemoteRoute } from '../routes/rules/findRoute.ts';
import { RouteGuard } from '../routes/view/RouteGuard.tsx';

export interface RemotePageProps {
  readonly remote: string;
  readonly route: RouteDescription;
}

/** A remote's page in its own error boundary: if it fails, the rest of the application works. */
export function RemotePage({ remote, route }: RemotePageProps) {
  const { locale, session } = useHost();
  const { failures, health } = useServices();
  const { shown, retry, fallBack } = useRemotePage(remote, route.module, locale);
  const isSignedIn = session.kind !== 'none';
  useEffect(() => health.setSignedIn(isSignedIn), [health, isSignedIn]);
  useFeaturesPoll(session.kind === 'terminal');
  const title = route.title[locale];
  switch (shown.state) {
    case 'loading':
      return <Loader />;
    case 'late':
      return <RemoteLate title={title} />;
    case 'failed':
      return <RemoteFailed title={title} failure={shown.failure} onRetry={retry} />;
    case 'loaded':
      return (
        <PageBoundary
          key={`${shown.page.manifest.container} ${shown.answers.attempt}`}
          onFault={(fault) => {
            const { version } = shown.page.manifest;
            failures.report(`${remote} ${version}: ${fault}`);
            health.note({ remote, version, outcome: 'render', milliseconds: 0 });
            if (shown.page.failed()) fallBack(version);
          }}
          failed={(fault) => <RemoteFailed title={title} failure={fault} onRetry={retry} />}
        >
          <Suspense fallback={<Undrawn />}>
            <RunningPage page={shown.page} />
          </Suspense>
        </PageBoundary>
      );
  }
}

/** A loaded page that renders nothing becomes a failure after ten seconds. */
function Undrawn() {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), longestDrawing);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) throw new Error('The page did not draw itself within ten seconds.');
  return <Loader />;
}

/** Milliseconds. */
const longestDrawing = 10_000;

function RunningPage({ page }: { readonly page: LoadedPage }) {
  const shellHost = useHost();
  const { bus, failures } = useServices();
  const host = useMemo(
    () => hostOfRemote(shellHost, bus, page.manifest),
    [shellHost, bus, page.manifest],
  );
  checkCompiled(page.messages);
  startRemoteOnce(page, host, failures.report);
  useEffect(() => page.shown(), [page]);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the contract knows no React: what a page module exports is a component
  const Page = page.Page as ComponentType;
  return (
    <HostProvider host={host}>
      <MessagesProvider messages={page.messages}>
        <Page />
      </MessagesProvider>
    </HostProvider>
  );
}

/** The page has no message parser: uncompiled messages would be shown as source. */
function checkCompiled(messages: MessagesModule['messages']): void {
  const written = Object.entries(messages).find(([, message]) => typeof message === 'string');
  if (!written) return;
  throw new Error(
    `The message ${written[0]} is not compiled: build it as \`formatjs compile --ast\` does.`,
  );
}

/**
 * A page as described by the newest registry when it is opened; `known` is the router's initial
 * route.
 */
export function CurrentRemotePage({ known }: { readonly known: RemoteRoute }) {
  const { loader } = useServices();
  const [{ remote, route }] = useState(
    () => findRoute(loader.registry(), known.route.path) ?? known,
  );
  return (
    <RouteGuard access={route.access}>
      <RemotePage key={`${remote} ${route.module}`} remote={remote} route={route} />
    </RouteGuard>
  );
}
